// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A list that is written as one text: words parted by blanks, quoted where they hold some.
enum SettingList {
  static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { result.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { result.append(word) }
    return result
  }
}
