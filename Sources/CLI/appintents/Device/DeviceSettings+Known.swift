// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import Foundation

/// The setting that only Foundation's tables can check; any locale is usable, as one without words.
extension DeviceSettings {
  func knownTimeZone() throws -> TimeZone {
    if let known = TimeZone(identifier: timeZone) { return known }
    throw CommandFailure(
      "there is no time zone '\(timeZone)'; give an identifier such as 'Europe/Berlin'",
      exitCode: .usage)
  }
}
