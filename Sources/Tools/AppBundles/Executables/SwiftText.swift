// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Swift source without its comments and string literals, as a list of words and signs.
///
/// Enough to find an entry point without a parser, which `appintents` does not link.
struct SwiftText {
  private(set) var tokens: [Substring] = []

  init(_ source: String) {
    var rest = Substring(source)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.afterComment(rest)
      } else if let after = Self.afterString(rest) {
        rest = after
        tokens.append("\"")
      } else if Self.isWord(character) {
        let word = rest.prefix(while: Self.isWord)
        tokens.append(word)
        rest = rest[word.endIndex...]
      } else {
        if !character.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
  }

  /// The last name of each type in an inheritance clause that begins at or after `start`:
  /// `UIKit.UIApplicationDelegate` counts as `UIApplicationDelegate`.
  func inherited(from start: Int) -> Set<Substring> {
    var names: Set<Substring> = []
    var isClause = false
    for index in start..<max(start, tokens.count) {
      let token = tokens[index]
      if token == "{" || token == "where" { break }
      if token == ":" {
        isClause = true
      } else if isClause, index + 1 >= tokens.count || tokens[index + 1] != "." {
        names.insert(token)
      }
    }
    return names
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  /// Comments nest.
  private static func afterComment(_ text: Substring) -> Substring {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  /// What follows a literal of any form at the start of `text`, nil when there is none.
  private static func afterString(_ text: Substring) -> Substring? {
    let hashes = text.prefix { $0 == "#" }
    let start = text[hashes.endIndex...]
    guard start.first == "\"" else { return nil }
    let quotes = start.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + hashes
    var rest = start.dropFirst(quotes.count)
    let escape = "\\" + hashes
    while !rest.isEmpty, !rest.hasPrefix(end) {
      // A literal of one line that is not closed does not compile; do not swallow the file.
      if quotes.count == 1, rest.first?.isNewline == true { return rest }
      rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
    }
    return rest.dropFirst(end.count)
  }
}
