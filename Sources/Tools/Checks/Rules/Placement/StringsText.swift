// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The entries of a `.strings` file with their lines.
struct StringsText {
  struct Entry: Hashable {
    var key: String
    var value: String
    var line: Int
  }

  /// Nil for a text that is not of this form.
  static func entries(of text: String) -> [Entry]? {
    var reader = StringsText(text)
    return reader.read()
  }

  private let characters: [Character]
  private var position = 0
  private var line = 1

  private init(_ text: String) { characters = Array(text) }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func advance() {
    if characters[position].isNewline { line += 1 }
    position += 1
  }

  private mutating func read() -> [Entry]? {
    var entries: [Entry] = []
    while skipBlanks(), next != nil {
      let start = line
      guard let key = word(), skipBlanks() else { return nil }
      var value = key
      if next == "=" {
        advance()
        guard skipBlanks(), let written = word(), skipBlanks() else { return nil }
        value = written
      }
      guard next == ";" else { return nil }
      advance()
      entries.append(Entry(key: key, value: value, line: start))
    }
    return position == characters.count ? entries : nil
  }

  /// Skips blanks and comments; false for a comment without an end.
  private mutating func skipBlanks() -> Bool {
    while let character = next {
      if character.isWhitespace || character == "\u{FEFF}" {
        advance()
      } else if follows("//") {
        while let inner = next, !inner.isNewline { _ = inner; advance() }
      } else if follows("/*") {
        while next != nil, !follows("*/") { advance() }
        guard next != nil else { return false }
        advance()
        advance()
      } else {
        return true
      }
    }
    return true
  }

  private func follows(_ text: String) -> Bool {
    position + text.count <= characters.count
      && characters[position..<position + text.count].elementsEqual(text)
  }

  private mutating func word() -> String? {
    guard next == "\"" else {
      var text = ""
      while let character = next,
        character.isLetter || character.isNumber || "._-".contains(character)
      {
        text.append(character)
        advance()
      }
      return text.isEmpty ? nil : text
    }
    advance()
    var text = ""
    while let character = next {
      advance()
      if character == "\"" { return text }
      guard character == "\\", let escaped = next else {
        text.append(character)
        continue
      }
      advance()
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "U", "u": text.append(scalar())
      default: text.append(escaped)
      }
    }
    return nil
  }

  private mutating func scalar() -> Character {
    var digits = ""
    while digits.count < 4, let character = next, character.isHexDigit {
      digits.append(character)
      advance()
    }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"
  }
}
