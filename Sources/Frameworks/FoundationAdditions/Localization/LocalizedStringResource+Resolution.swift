// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LocalizedStringResource {
  /// The text in a locale: the table's entry or the default value, with the values written in.
  func resolved(in locale: Locale) -> String {
    let entry = StringTables.shared.entry(
      key: key, table: table ?? "Localizable", bundle: bundle.url, locale: locale)
    guard defaultValue.isFormat else {
      return entry?.text ?? defaultValue.key
    }
    let format = FormatString(locale: locale, arguments: defaultValue.arguments)
    switch entry {
    case .text(let text): return format.render(text)
    case .plural(let plural): return format.render(plural)
    case nil: return format.render(defaultValue.key)
    }
  }
}
