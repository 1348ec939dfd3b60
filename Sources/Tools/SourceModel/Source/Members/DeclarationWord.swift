// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a word says where a declaration may begin.
enum DeclarationWord {
  case modifier
  case type(isProtocol: Bool)
  case function, initializer, deinitializer, subscripting, variable
  /// A declaration that is short, or that is looked at as a whole.
  case other

  /// - Parameter next: the first character after the word and the spaces behind it.
  /// - Parameter following: the word there, if it is one.
  init?(_ word: String, next: UInt8?, following: String) {
    switch word {
    case "struct", "enum", "extension": self = .type(isProtocol: false)
    case "protocol": self = .type(isProtocol: true)
    case "actor":
      guard !following.isEmpty else { return nil }
      self = .type(isProtocol: false)
    case "class":
      let isModifier = Self.members.contains(following) || Self.modifiers.contains(following)
      self = isModifier ? .modifier : .type(isProtocol: false)
    case "func": self = .function
    case "var", "let": self = .variable
    case "init":
      guard let next,
        [UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "!")]
          .contains(next)
      else { return nil }
      self = .initializer
    case "deinit": self = .deinitializer
    case "subscript":
      guard next == UInt8(ascii: "(") || next == UInt8(ascii: "<") else { return nil }
      self = .subscripting
    case "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro":
      self = .other
    default:
      guard Self.modifiers.contains(word) else { return nil }
      self = .modifier
    }
  }

  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "static", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "isolated", "distributed", "indirect", "prefix",
    "postfix", "infix", "borrowing", "consuming", "__consuming",
  ]
}
