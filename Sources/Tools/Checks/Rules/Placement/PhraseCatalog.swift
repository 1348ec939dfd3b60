// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectModel

/// A file of translated App Shortcut phrases: `AppShortcuts.strings` of one language, or a string
/// catalog of all.
struct PhraseCatalog {
  struct Entry {
    var key: String
    /// The texts in a language; several where a catalog lists variations.
    var values: [String]
    var language: String
    var line: Int
  }

  let path: String
  /// Nil for a string catalog, which Xcode fills with the phrases of the source itself.
  let language: String?
  let entries: [Entry]

  static let names: Set<String> = ["AppShortcuts.strings", "AppShortcuts.xcstrings"]

  static func isCatalog(_ path: String) -> Bool {
    path.split(separator: "/").last.map { names.contains(String($0)) } ?? false
  }

  /// Nil for a file that cannot be read.
  init?(_ path: String, text: String) {
    self.path = path
    if path.hasSuffix(".strings") {
      let folder = path.split(separator: "/").dropLast().last ?? ""
      guard folder.hasSuffix(".lproj"), let entries = StringsText.entries(of: text) else {
        return nil
      }
      let language = String(folder.dropLast(".lproj".count))
      self.language = language
      self.entries = entries.map {
        Entry(key: $0.key, values: [$0.value], language: language, line: $0.line)
      }
    } else {
      guard let found = Self.entries(ofCatalog: text) else { return nil }
      language = nil
      entries = found
    }
  }

  // MARK: String catalogs

  private struct Catalog: Decodable {
    struct Text: Decodable {
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      struct Unit: Decodable { var value: String? }
      struct Variations: Decodable { var values: [String]? }
      var stringUnit: Unit?
      var stringSet: Variations?
    }
    var strings: [String: Text]
  }

  private static func entries(ofCatalog text: String) -> [Entry]? {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(text.utf8)) else {
      return nil
    }
    let lines = text.sourceLines
    return catalog.strings.sorted { $0.key < $1.key }.flatMap { key, entry in
      (entry.localizations ?? [:]).sorted { $0.key < $1.key }.flatMap { language, texts in
        let single = texts.stringUnit?.value.map { [$0] }
        return (single ?? texts.stringSet?.values ?? []).map { value in
          Entry(
            key: key, values: [value], language: language,
            line: (CatalogLines.first(with: value, in: lines) ?? 0) + 1)
        }
      }
    }
  }
}

extension CheckedProject {
  /// The phrase catalogs that a target builds into its bundle.
  func phraseCatalogs(of target: Target) -> [PhraseCatalog] {
    target.resources.filter(PhraseCatalog.isCatalog).compactMap { path in
      text(ofResource: path).flatMap { PhraseCatalog(path, text: $0) }
    }
  }
}

/// The placeholders of a phrase: `${applicationName}`, `${book}`.
enum PhrasePlaceholders {
  static func of(_ text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else { break }
      names.insert(String(rest[..<end]))
      rest = rest[end...]
    }
    return names
  }
}
