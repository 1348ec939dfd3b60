// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the translations of a string catalog that hold a word, with their lines.
///
/// Catalogs have megabytes and Foundation keeps no lines, so this goes once through the bytes.
struct StringCatalogReader {
  /// What an object of the catalog is.
  private enum Place {
    case root, strings
    /// What is said of a key.
    case key
    /// The translations of a key: units, sets and variations of any depth.
    case translations
    case other
  }

  private typealias Slice = UnsafeBufferPointer<UInt8>

  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: TableWords
  private var position = 0
  private var line = 1
  private var isBroken = false
  /// The translations of the key that is read, in the order of the file.
  private var found: [(value: Slice, line: Int)] = []
  private var keys: [(key: Slice, found: [(value: Slice, line: Int)])] = []

  static func entries(
    of path: String, _ bytes: UnsafeBufferPointer<UInt8>, holding words: TableWords
  ) -> [String: [StringTables.Entry]] {
    var reader = StringCatalogReader(bytes, words)
    reader.value(.root)
    guard !reader.isBroken else { return [:] }
    return reader.keys.reduce(into: [:]) { entries, pair in
      guard let key = text(pair.key) else { return }
      // What several languages say alike is one finding.
      var seen: Set<String> = []
      entries[key] = pair.found.compactMap { value, line in
        guard let value = text(value), seen.insert(value).inserted else { return nil }
        return StringTables.Entry(path: path, line: line, value: value)
      }
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ words: TableWords) {
    self.bytes = bytes
    self.words = words
  }

  private static func text(_ written: Slice) -> String? {
    let quoted = Data("\"".utf8) + Data(written) + Data("\"".utf8)
    return try? JSONDecoder().decode(String.self, from: quoted)
  }

  // MARK: JSON

  private mutating func value(_ place: Place, isText: Bool = false) {
    switch next() {
    case UInt8(ascii: "{"): object(place)
    case UInt8(ascii: "["): array(place, isText: isText)
    case UInt8(ascii: "\""):
      let start = line
      guard let string = string(), isText, words.occur(in: string) else { return }
      found.append((string, start))
    case nil: isBroken = true
    default: scalar()
    }
  }

  private mutating func object(_ place: Place) {
    position += 1
    while !isBroken {
      switch next() {
      case UInt8(ascii: "}"):
        position += 1
        return
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "\""): member(of: place)
      default: isBroken = true
      }
    }
  }

  private mutating func member(of place: Place) {
    guard let name = string(), next() == UInt8(ascii: ":") else {
      isBroken = true
      return
    }
    position += 1
    switch place {
    case .root: value(name.elementsEqual("strings".utf8) ? .strings : .other)
    case .strings:
      found = []
      value(.key)
      if !found.isEmpty { keys.append((name, found)) }
    case .key: value(name.elementsEqual("localizations".utf8) ? .translations : .other)
    case .translations:
      let isText = name.elementsEqual("value".utf8) || name.elementsEqual("values".utf8)
      value(.translations, isText: isText)
    case .other: value(.other)
    }
  }

  private mutating func array(_ place: Place, isText: Bool) {
    position += 1
    while !isBroken {
      switch next() {
      case UInt8(ascii: "]"):
        position += 1
        return
      case UInt8(ascii: ","): position += 1
      default: value(place, isText: isText)
      }
    }
  }

  /// The next byte that is no space.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\r"):
        let isPair = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
        if !isPair { line += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case let other: return other
      }
      position += 1
    }
    return nil
  }

  private mutating func string() -> Slice? {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      isBroken = true
      return nil
    }
    defer { position += 1 }
    return Slice(rebasing: bytes[start..<position])
  }

  /// Numbers, truths and null.
  private mutating func scalar() {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        position += 1
      default:
        isBroken = position == start
        return
      }
    }
  }
}
