// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The names in the headings of a file's declarations, found without parsing it.
///
/// Parsing costs about a CPU second per megabyte. A file is parsed only if a heading or an
/// attribute of it names something relevant: a protocol of the framework, or a type that such a
/// declaration uses. Comments and strings are not told apart, which can only parse a file in vain.
package struct DeclarationOutline {
  /// The names of the types and typealiases that the file declares.
  package private(set) var declared: Set<String> = []
  /// The names of the types that it extends; of `Tasks.Create`, each part.
  package private(set) var extended: Set<String> = []
  /// What types and extensions inherit from or conform to, and the constraints of extensions.
  package private(set) var inherited: Set<String> = []
  /// What typealiases stand for.
  package private(set) var aliased: Set<String> = []
  /// The names of attributes, without their modules.
  package private(set) var attributes: Set<String> = []
  /// Whether something in it may end the process or keep it waiting: what whoever follows calls
  /// into other files looks for there.
  package private(set) var mayTrapOrWait = false
  /// Those of the words to look for that occur anywhere in the file.
  package private(set) var found: Set<String> = []

  /// Whether all words of one of the alternatives are found.
  func holds(anyOf alternatives: [[String]]) -> Bool {
    !found.isEmpty && alternatives.contains { $0.allSatisfy(found.contains) }
  }

  package init(_ text: String, lookingFor words: Set<String> = []) {
    self.init(text, lookingFor: WordFilter(words))
  }

  init(_ text: String, lookingFor words: WordFilter) {
    var text = text
    text.withUTF8 { scan($0, words) }
  }

  private enum Keyword { case type, extending, alias }

  private enum State {
    case anywhere
    /// After the keyword, at the name; of an extension the name may have dots.
    case name(Keyword)
    case inheritance
    /// What a typealias stands for, to the end of its line.
    case aliased
    case attribute
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ words: WordFilter) {
    var state = State.anywhere
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard Self.isIdentifier(byte) else {
        if byte == UInt8(ascii: "!") { noteForce(bytes, at: position) }
        position += 1
        state = Self.after(byte, state)
        continue
      }
      let start = position
      while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
      if let match = words.match(word) { found.insert(match) }
      if !mayTrapOrWait, Self.trapsAndWaits.match(word) != nil { mayTrapOrWait = true }
      state = take(word, state)
    }
  }

  private static let trapsAndWaits = WordFilter([
    "fatalError", "precondition", "preconditionFailure", "sleep", "usleep", "wait", "waitUntil",
    "DispatchSemaphore", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withUnsafeContinuation",
  ])

  /// `x!`, `f()!`, `a[0]!`, `try!` and `as!`; not `!x`, `x != y` or `x! = y`'s likes in types.
  private mutating func noteForce(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    guard position > 0, position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "=") else {
      return
    }
    let before = bytes[position - 1]
    if Self.isIdentifier(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]") {
      mayTrapOrWait = true
    }
  }

  /// What a character that is part of no name does.
  private static func after(_ byte: UInt8, _ state: State) -> State {
    switch (byte, state) {
    case (UInt8(ascii: "@"), .anywhere): .attribute
    case (UInt8(ascii: " "), .attribute), (UInt8(ascii: "("), .attribute): .anywhere
    case (UInt8(ascii: "{"), _): .anywhere
    case (UInt8(ascii: ":"), .name(.type)), (UInt8(ascii: ":"), .name(.extending)): .inheritance
    case (UInt8(ascii: "="), .name(.alias)): .aliased
    case (UInt8(ascii: "\n"), .aliased): .anywhere
    case (UInt8(ascii: "="), .name), (UInt8(ascii: ":"), .name): .anywhere
    case (UInt8(ascii: "\n"), .attribute): .anywhere
    default: state
    }
  }

  /// What a name does.
  private mutating func take(_ word: UnsafeBufferPointer<UInt8>, _ state: State) -> State {
    switch state {
    case .anywhere: return Self.keyword(word).map { .name($0) } ?? .anywhere
    case .attribute:
      attributes.insert(String(decoding: word, as: UTF8.self))
      return .attribute
    case .inheritance:
      inherited.insert(String(decoding: word, as: UTF8.self))
      return .inheritance
    case .aliased:
      aliased.insert(String(decoding: word, as: UTF8.self))
      return .aliased
    case .name(let keyword):
      let text = String(decoding: word, as: UTF8.self)
      // `extension Task where …` constrains, `class func` declares no type.
      if text == "where" { return .inheritance }
      if let other = Self.keyword(word) { return .name(other) }
      if ["func", "var", "let", "subscript"].contains(text) { return .anywhere }
      if keyword == .extending { extended.insert(text) } else { declared.insert(text) }
      return state
    }
  }

  private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    // Nearly all words end here.
    guard mayBeKeyword(word) else { return nil }
    return switch String(decoding: word, as: UTF8.self) {
    case "struct", "class", "enum", "actor", "protocol": .type
    case "extension": .extending
    case "typealias": .alias
    default: nil
    }
  }

  /// Whether the length and the first letter are those of a keyword.
  private static func mayBeKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (word.count, word[0]) {
    case (6, UInt8(ascii: "s")), (5, UInt8(ascii: "c")), (4, UInt8(ascii: "e")),
      (5, UInt8(ascii: "a")), (8, UInt8(ascii: "p")), (9, UInt8(ascii: "e")),
      (9, UInt8(ascii: "t")):
      true
    default: false
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}

/// Finds a few words among very many, mostly by their first letters and lengths.
struct WordFilter {
  private let words: Set<String>
  /// By length, the first letters that words of it have: a bit for each value of a byte's low six.
  private var firstLetters: [UInt64] = []

  init(_ words: Set<String>) {
    self.words = words
    firstLetters = Array(repeating: 0, count: (words.map(\.utf8.count).max() ?? 0) + 1)
    for word in words {
      guard let first = word.utf8.first else { continue }
      firstLetters[word.utf8.count] |= 1 << UInt64(first & 63)
    }
  }

  func match(_ word: UnsafeBufferPointer<UInt8>) -> String? {
    guard word.count < firstLetters.count, let first = word.first,
      firstLetters[word.count] & (1 << UInt64(first & 63)) != 0
    else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    return words.contains(text) ? text : nil
  }
}
