// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a string table says about a key.
enum StringTableEntry: Equatable {
  case text(String)
  case plural(PluralEntry)

  /// The text of a key that is shown without values.
  var text: String {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.format
    }
  }
}

/// A format with variables, each of which has one form per plural category.
struct PluralEntry: Equatable {
  /// Such as `%#@items@ in %@`.
  var format: String
  /// By variable, by category (`zero`, `one`, `two`, `few`, `many`, `other`).
  var variables: [String: [String: String]]

  /// The form for a count: `zero` wins for 0 where it is given, as Apple's tables say.
  func form(of variable: String, for argument: LocalizationArgument, in locale: Locale) -> String? {
    guard let forms = variables[variable] else { return nil }
    let count = argument.count ?? 0
    if count == 0, let zero = forms["zero"] { return zero }
    let category = PluralRule(locale: locale).category(of: count)
    return forms[category.rawValue] ?? forms["other"]
  }
}
