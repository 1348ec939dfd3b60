// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// Which languages a target's resources speak.
struct Languages {
  private var catalogs: [String: Set<String>] = [:]

  /// The languages of `xx.lproj` folders and of string catalogs, without `Base`, sorted.
  mutating func of(_ resources: [String]) -> [String] {
    var result: Set<String> = []
    for path in resources {
      if let end = path.firstRange(of: ".lproj/") {
        let name = PathText.name(of: String(path[..<end.lowerBound]))
        result.insert(Self.old[name] ?? name)
      } else if path.hasSuffix(".xcstrings") {
        result.formUnion(languages(ofCatalog: path))
      }
    }
    result.remove("Base")
    return result.sorted()
  }

  private mutating func languages(ofCatalog path: String) -> Set<String> {
    if let known = catalogs[path] { return known }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let found = data.withUnsafeBytes { CatalogLanguages.of($0.bindMemory(to: UInt8.self)) }
    catalogs[path] = found
    return found
  }

  /// The names that folders of languages had before codes.
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
}
