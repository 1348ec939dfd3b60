// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The operations after the colon of `$(NAME:operation)`.
enum SettingOperation {
  /// A name as the compiler takes it for a module: everything that no identifier holds is a `_`.
  static func moduleName(_ text: String) -> String {
    identifier(text, kept: { $0 == "_" }, replacement: "_", mayStartWithDigit: false)
  }

  static func apply(_ operation: Substring, to value: String) -> String {
    if let equals = operation.firstIndex(of: "=") {
      let replacement = String(operation[operation.index(after: equals)...])
      return replace(String(operation[..<equals]), in: value, with: replacement)
    }
    let lastSlash = value.lastIndex(of: "/")
    let name = lastSlash.map { value[value.index(after: $0)...] } ?? value[...]
    switch operation {
    case "upper": return value.uppercased()
    case "lower": return value.lowercased()
    case "identifier", "c99extidentifier": return moduleName(value)
    case "rfc1034identifier":
      return identifier(value, kept: { $0 == "-" || $0 == "." }, replacement: "-")
    case "dir": return lastSlash.map { String(value[..<$0]) } ?? "."
    case "file": return String(name)
    case "base": return String(stem(name))
    case "suffix": return String(name[stem(name).endIndex...])
    case "not": return value.uppercased() == "YES" ? "NO" : "YES"
    case "truncatedversion":
      return value.split(separator: ".").prefix(2).joined(separator: ".")
    default: return value
    }
  }

  private static func stem(_ name: Substring) -> Substring {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return name[..<dot]
  }

  private static func replace(
    _ part: String, in value: String, with replacement: String
  ) -> String {
    let cut = value.lastIndex(of: "/")
    let folder = cut.map { String(value[...$0]) } ?? ""
    let name = cut.map { value[value.index(after: $0)...] } ?? value[...]
    switch part {
    case "default": return value.isEmpty ? replacement : value
    case "dir": return replacement + (replacement.hasSuffix("/") ? "" : "/") + name
    case "file": return folder + replacement
    case "base": return folder + replacement + name[stem(name).endIndex...]
    case "suffix": return folder + stem(name) + replacement
    default: return value
    }
  }

  private static func identifier(
    _ text: String, kept: (Character) -> Bool, replacement: Character,
    mayStartWithDigit: Bool = true
  ) -> String {
    var result = String(
      text.map { character in
        (character.isASCII && (character.isLetter || character.isNumber)) || kept(character)
          ? character : replacement
      })
    if !mayStartWithDigit, let first = result.first, first.isNumber {
      result.replaceSubrange(result.startIndex...result.startIndex, with: [replacement])
    }
    return result
  }
}
