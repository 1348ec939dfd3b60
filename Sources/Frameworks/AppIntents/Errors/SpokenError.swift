// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What the system says to a person about an error of the app.
package enum SpokenError {
  /// The error's own words, nil when it has none for a person.
  ///
  /// `CustomLocalizedStringResourceConvertible` comes first, as on Apple's platforms, then
  /// `LocalizedError`.
  package static func text(of error: any Error) -> String? {
    if let convertible = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: convertible.localizedStringResource)
    }
    return (error as? any LocalizedError)?.errorDescription
  }
}
