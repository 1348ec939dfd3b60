// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// What a person sets on a device: the contents of `device.json`.
package struct DeviceSettings: Codable, Hashable, Sendable {
  package var locale = "en_US"
  /// By identifier: `Europe/Berlin`.
  package var timeZone = "UTC"
  package var clock = DeviceClock.real
  package var isLocked = false

  package init() {}

  /// The settings of a new device: unlocked, in the machine's time zone.
  package static var initial: DeviceSettings {
    var settings = DeviceSettings()
    settings.timeZone = SystemTimeZone.identifier
    return settings
  }

  private enum CodingKeys: String, CodingKey { case locale, timeZone, clock, isLocked = "locked" }

  /// A setting that an older version did not write keeps its default.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    locale = try container.decodeIfPresent(String.self, forKey: .locale) ?? locale
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? timeZone
    clock = try container.decodeIfPresent(DeviceClock.self, forKey: .clock) ?? clock
    isLocked = try container.decodeIfPresent(Bool.self, forKey: .isLocked) ?? isLocked
  }

  /// The names that ``set(_:to:)`` takes, in the order in which they are listed.
  package static let names = ["locale", "time-zone", "clock", "locked"]

  /// Name and value of each setting as text.
  package var listing: [(name: String, value: String)] {
    [
      ("locale", locale), ("time-zone", timeZone), ("clock", clock.description),
      ("locked", isLocked ? "yes" : "no"),
    ]
  }

  /// Sets one setting from text.
  ///
  /// - Throws: ``DeviceError`` for a name or a value that is none.
  package mutating func set(_ name: String, to value: String) throws(DeviceError) {
    switch name {
    case "locale":
      guard value.isIdentifier else {
        throw .badValue(value, of: name, remedy: "give an identifier such as 'en_US'")
      }
      locale = value
    case "time-zone":
      guard value.isIdentifier else {
        throw .badValue(value, of: name, remedy: "give an identifier such as 'Europe/Berlin'")
      }
      timeZone = value
    case "clock":
      guard let clock = DeviceClock(value) else {
        throw .badValue(
          value, of: name, remedy: "give 'real' or a moment such as '2026-11-30T10:00:00Z'")
      }
      self.clock = clock
    case "locked":
      switch value {
      case "yes", "true", "on": isLocked = true
      case "no", "false", "off": isLocked = false
      default: throw .badValue(value, of: name, remedy: "give 'yes' or 'no'")
      }
    default:
      throw DeviceError(
        .badSetting,
        "'\(name)' is not a setting; the settings are \(Self.names.joined(separator: ", "))")
    }
  }
}

extension DeviceError {
  fileprivate static func badValue(_ value: String, of name: String, remedy: String) -> Self {
    DeviceError(.badSetting, "'\(value)' is not a value of '\(name)'; \(remedy)")
  }
}

extension String {
  /// Letters, digits and the marks that locale and time zone identifiers have.
  fileprivate var isIdentifier: Bool {
    !isEmpty && utf8.count < 100
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          || "_-+/@=;".unicodeScalars.contains(scalar)
      }
  }
}
