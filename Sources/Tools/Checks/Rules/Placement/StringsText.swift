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
  ///
  /// - Parameter words: of which a value has to hold one, if only such are wanted.
  static func entries(of text: String, holding words: TableWords? = nil) -> [Entry]? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = StringsText(bytes: bytes, words: words)
      return reader.read()
    }
  }

  /// Tables have megabytes in forty languages: characters would take ten times as long.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1

  private let words: TableWords?

  private init(bytes: UnsafeBufferPointer<UInt8>, words: TableWords?) {
    self.bytes = bytes
    self.words = words
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var second: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func advance() {
    switch bytes[position] {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "\r") where second != UInt8(ascii: "\n"): line += 1
    default: break
    }
    position += 1
  }

  private mutating func read() -> [Entry]? {
    var entries: [Entry] = []
    while true {
      guard skipBlanks() else { return nil }
      guard next != nil else { return entries }
      let start = line
      guard let key = skipWord(), skipBlanks() else { return nil }
      var value = key
      if next == UInt8(ascii: "=") {
        advance()
        guard skipBlanks(), let written = skipWord(), skipBlanks() else { return nil }
        value = written
      }
      guard next == UInt8(ascii: ";") else { return nil }
      advance()
      guard isWanted(value), let key = text(at: key), let value = text(at: value) else { continue }
      entries.append(Entry(key: key, value: value, line: start))
    }
  }

  private func isWanted(_ value: Range<Int>) -> Bool {
    let written = UnsafeBufferPointer(rebasing: bytes[value])
    // What an escape stands for is only known when it is read.
    return words.map { $0.occur(in: written) || written.contains(UInt8(ascii: "\\")) } ?? true
  }

  private func text(at range: Range<Int>) -> String? {
    var reader = self
    reader.position = range.lowerBound
    return reader.word()
  }

  /// Where a word is written, with its quotes.
  private mutating func skipWord() -> Range<Int>? {
    let start = position
    guard next == UInt8(ascii: "\"") else {
      while let byte = next, Self.isBare(byte), byte < 0x80 || lengthOfBlank() == nil {
        position += 1
      }
      return position == start ? nil : start..<position
    }
    position += 1
    while let byte = next {
      advance()
      if byte == UInt8(ascii: "\"") { return start..<position }
      if byte == UInt8(ascii: "\\"), next != nil { advance() }
    }
    return nil
  }

  /// Skips blanks and comments; false for a comment without an end.
  private mutating func skipBlanks() -> Bool {
    while let byte = next {
      switch (byte, second) {
      case (UInt8(ascii: " "), _), (0x09...0x0D, _): advance()
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while let inner = next, inner != UInt8(ascii: "\n"), inner != UInt8(ascii: "\r") {
          advance()
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position += 2
        guard skipComment() else { return false }
      case (0x80..., _):
        guard let length = lengthOfBlank() else { return true }
        position += length
      default: return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    while let byte = next {
      if byte == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        position += 2
        return true
      }
      advance()
    }
    return false
  }

  /// How many bytes the space outside of ASCII or the mark of the encoding has that is next.
  private func lengthOfBlank() -> Int? {
    let rest = UnsafeBufferPointer(rebasing: bytes[position..<min(position + 4, bytes.count)])
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    else { return nil }
    return UTF8.width(scalar)
  }

  private mutating func word() -> String? {
    guard next == UInt8(ascii: "\"") else {
      let start = position
      while let byte = next, Self.isBare(byte), byte < 0x80 || lengthOfBlank() == nil {
        position += 1
      }
      return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { advance() }
    guard next == UInt8(ascii: "\\") else {
      guard next != nil else { return nil }
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    return escaped(after: Array(bytes[start..<position]))
  }

  /// Of what may stand without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The rest of a text in quotes from its first escape on.
  private mutating func escaped(after start: [UInt8]) -> String? {
    var text = start
    while let byte = next {
      advance()
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      advance()
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"), UInt8(ascii: "u"): text += Array(String(scalar()).utf8)
      default: text.append(escaped)
      }
    }
    return nil
  }

  private mutating func scalar() -> Character {
    var digits = ""
    while digits.utf8.count < 4, let byte = next, Character(Unicode.Scalar(byte)).isHexDigit {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      position += 1
    }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"
  }
}
