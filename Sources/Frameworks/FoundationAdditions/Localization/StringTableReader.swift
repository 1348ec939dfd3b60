// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads `<language>.lproj/<table>.strings`, `.stringsdict` and `<table>.xcstrings`.
struct StringTableReader {
  var table: String
  var locale: Locale

  /// The entries of the best language of the first folder that has one.
  func entries(in folders: [URL]) -> [String: StringTableEntry] {
    for folder in folders {
      let found = entries(in: folder)
      if !found.isEmpty { return found }
    }
    return [:]
  }

  private func entries(in folder: URL) -> [String: StringTableEntry] {
    let catalog = StringCatalog(contentsOf: folder.appendingPathComponent("\(table).xcstrings"))
    for language in Self.languages(of: locale) {
      let lproj = folder.appendingPathComponent("\(language).lproj")
      var entries = catalog?.entries(language) ?? [:]
      entries.merge(strings(lproj)) { $1 }
      entries.merge(plurals(lproj)) { $1 }
      if !entries.isEmpty { return entries }
    }
    return [:]
  }

  private func strings(_ lproj: URL) -> [String: StringTableEntry] {
    let list = Self.propertyList(lproj.appendingPathComponent("\(table).strings"))
    return (list as? [String: String])?.mapValues { .text($0) } ?? [:]
  }

  private func plurals(_ lproj: URL) -> [String: StringTableEntry] {
    let list = Self.propertyList(lproj.appendingPathComponent("\(table).stringsdict"))
    return (list as? [String: [String: Any]])?.compactMapValues { value in
      guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = value.compactMapValues { forms in
        (forms as? [String: Any])?.compactMapValues { $0 as? String }
      }
      return .plural(PluralEntry(format: format, variables: variables))
    } ?? [:]
  }

  /// The old text form, XML and binary are all read; a file that is not there has no entries.
  private static func propertyList(_ url: URL) -> Any? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// The names a language's folder may have, the closest first: `de-AT`, `de_AT`, `de`, then the
  /// language of development.
  static func languages(of locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let script = locale.language.script?.identifier
    let region = locale.region?.identifier
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
    if let script { names.append("\(code)-\(script)") }
    names.append(code)
    let development = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
    names.append(development as? String ?? "en")
    names.append("Base")
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
