// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The languages of a string catalog, found without decoding it: catalogs have megabytes.
enum CatalogLanguages {
  /// The keys of each `localizations` object of each string, and the source language.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var result: Set<String> = []
    // The key under which each open object stands.
    var path: [Range<Int>] = []
    var lastString = 0..<0
    var key = 0..<0
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        lastString = start..<min(max(start, index), bytes.count)
        if path.count == 1, key.count == 14, text(key) == "sourceLanguage" {
          result.insert(text(lastString))
          key = 0..<0
        }
      case UInt8(ascii: ":"):
        key = lastString
        // strings → the string → localizations → the language
        if path.count == 4, path[3].count == 13, text(path[3]) == "localizations",
          text(path[1]) == "strings"
        {
          result.insert(text(key))
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        path.append(key)
        key = 0..<0
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = path.popLast()
      default: break
      }
      index += 1
    }
    return result
  }
}
