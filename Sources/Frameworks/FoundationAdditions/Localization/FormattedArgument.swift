// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value with the format style that writes it once the locale is known.
///
/// `@unchecked Sendable`: the closure holds a value and a style, both value types that are
/// only read; `FormatStyle` does not ask its inputs to be `Sendable`.
struct FormattedArgument: Equatable, @unchecked Sendable {
  private let write: (Locale) -> String

  init<F: FormatStyle>(_ value: F.FormatInput, _ style: F) where F.FormatOutput == String {
    write = { style.locale($0).format(value) }
  }

  func text(in locale: Locale) -> String { write(locale) }

  /// Two are the same when a person could not tell them apart.
  static func == (a: Self, b: Self) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    return a.text(in: locale) == b.text(in: locale)
  }
}
