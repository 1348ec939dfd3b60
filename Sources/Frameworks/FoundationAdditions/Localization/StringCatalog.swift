// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A string catalog, `.xcstrings`.
///
/// Xcode compiles it into `.strings` and `.stringsdict`; SwiftPM copies it as it is, so it is read
/// as it is.
struct StringCatalog {
  private var strings: [String: [String: Any]]

  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: [String: Any]]
    else { return nil }
    self.strings = strings
  }

  func entries(_ language: String) -> [String: StringTableEntry] {
    strings.compactMapValues { value in
      let localizations = value["localizations"] as? [String: [String: Any]]
      return localizations?[language].flatMap(Self.entry)
    }
  }

  private static func entry(_ localization: [String: Any]) -> StringTableEntry? {
    if let forms = pluralForms(localization) {
      return .plural(PluralEntry(format: "%#@value@", variables: ["value": forms]))
    }
    guard let text = text(localization) else { return nil }
    guard let substitutions = localization["substitutions"] as? [String: [String: Any]] else {
      return .text(text)
    }
    let variables = substitutions.compactMapValues { substitution in
      let specifier = substitution["formatSpecifier"] as? String ?? "@"
      return pluralForms(substitution)?.mapValues { $0.replacing("%arg", with: "%\(specifier)") }
    }
    return .plural(PluralEntry(format: text, variables: variables))
  }

  private static func pluralForms(_ value: [String: Any]) -> [String: String]? {
    let variations = value["variations"] as? [String: Any]
    return (variations?["plural"] as? [String: [String: Any]])?.compactMapValues(text)
  }

  private static func text(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
