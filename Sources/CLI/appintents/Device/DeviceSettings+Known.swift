// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import Foundation

/// The settings that only Foundation's tables can check.
extension DeviceSettings {
  func knownTimeZone() throws -> TimeZone {
    if let known = TimeZone(identifier: timeZone) { return known }
    throw CommandFailure(
      "there is no time zone '\(timeZone)'; give an identifier such as 'Europe/Berlin'",
      exitCode: .usage)
  }

  func knownLocale() throws -> Locale {
    let known = Locale(identifier: locale)
    if known.language.languageCode?.isISOLanguage == true { return known }
    throw CommandFailure(
      "there is no locale '\(locale)'; give an identifier such as 'en_US'", exitCode: .usage)
  }
}
