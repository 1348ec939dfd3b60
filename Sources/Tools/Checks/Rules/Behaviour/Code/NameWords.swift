// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The words of a name: `["restart", "node"]` for `RestartNodeIntent` without its ending.
struct NameWords {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var current = ""
    var previous: Character?
    let characters = Array(name)
    for (position, character) in characters.enumerated() {
      let next = position + 1 < characters.count ? characters[position + 1] : nil
      let startsWord =
        character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      if startsWord || !character.isLetter, !current.isEmpty {
        words.append(current)
        current = ""
      }
      if character.isLetter { current += character.lowercased() }
      previous = character
    }
    if !current.isEmpty { words.append(current) }
    self.words = words
  }

  /// Whether the words stand side by side in the name: `"api key"`.
  func has(_ phrase: String) -> Bool {
    let wanted = phrase.split(separator: " ").map(String.init)
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    return (0...(words.count - wanted.count)).contains {
      Array(words[$0..<($0 + wanted.count)]) == wanted
    }
  }
}
