// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The names in the headings of a file's declarations, found without parsing it.
///
/// Parsing costs about a CPU second per megabyte. A file is parsed only if a heading or an
/// attribute of it names something relevant: a protocol of the framework, or a type that such a
/// declaration uses. Comments and strings are not told apart, which can only parse a file in vain.
package struct DeclarationOutline {
  /// Every name after a declaring keyword up to the body, and every attribute's name.
  package private(set) var names: Set<String> = []
  /// The names of the types that it declares or extends; of `Tasks.Create`, the first part.
  package private(set) var declared: Set<String> = []
  /// Those of the words to look for that occur anywhere in the file.
  package private(set) var found: Set<String> = []

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "let", "var",
  ]

  private static let typing: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  package init(_ text: String, lookingFor words: Set<String> = []) {
    var text = text
    text.withUTF8 { scan($0, words) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ words: Set<String>) {
    var isHeading = false
    var isAttribute = false
    var namesType = false
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard Self.isIdentifier(byte) else {
        if byte == UInt8(ascii: "{") { isHeading = false }
        isAttribute = byte == UInt8(ascii: "@")
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if Self.declaring.contains(word) {
        isHeading = true
      } else if isHeading || isAttribute {
        names.insert(word)
      }
      if namesType { declared.insert(word) }
      namesType = Self.typing.contains(word)
      if words.contains(word) { found.insert(word) }
      isAttribute = false
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}
