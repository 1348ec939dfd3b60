// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A pattern of file names: `*`, `?` and `[…]` inside a name, `**` over folders.
struct GlobPattern {
  private let parts: [[Character]]

  init(_ pattern: String) {
    parts = pattern.split(separator: "/").map(Array.init)
  }

  /// Whether it describes a whole path, given relative to where the pattern stands.
  func matches(path: String) -> Bool {
    Self.match(parts[...], path.split(separator: "/").map(Array.init)[...])
  }

  /// Whether it describes a text in which `/` is a letter like others.
  static func matches(_ pattern: String, text: String) -> Bool {
    match(Array(pattern)[...], Array(text)[...])
  }

  private static func match(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == ["*", "*"] {
      // At the end it stands for everything below, else for any number of folders.
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { match(rest, path[$0...]) }
    }
    guard let name = path.first else { return false }
    return match(first[...], name[...]) && match(rest, path.dropFirst())
  }

  private static func match(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    var pattern = pattern
    var text = text
    // Where to go on when what follows the last `*` does not match.
    var star: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
    while let character = text.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        star = (pattern, text)
      } else if let after = step(pattern, character) {
        pattern = after
        text = text.dropFirst()
      } else if let last = star {
        text = last.text.dropFirst()
        star = (last.pattern, text)
        pattern = last.pattern
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }

  /// The pattern behind its first element, nil when that does not match the character.
  private static func step(
    _ pattern: ArraySlice<Character>, _ character: Character
  ) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    if first == "?" { return pattern.dropFirst() }
    guard first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") else {
      return first == character ? pattern.dropFirst() : nil
    }
    var set = pattern[(pattern.startIndex + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    var isMember = false
    while let low = set.first {
      if set.count > 2, set[set.startIndex + 1] == "-" {
        isMember = isMember || (low...max(low, set[set.startIndex + 2])).contains(character)
        set = set.dropFirst(3)
      } else {
        isMember = isMember || low == character
        set = set.dropFirst()
      }
    }
    return isMember != isNegated ? pattern[(end + 1)...] : nil
  }
}
