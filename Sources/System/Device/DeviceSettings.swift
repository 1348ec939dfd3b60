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
  /// Whether there is a network, as far as background tasks ask for one.
  package var hasNetwork = true
  /// Whether the device is being charged.
  package var hasPower = true
  /// How long a run, and the start of a process, may take in seconds; nil for the standard.
  package var timeBudget: Double?
  /// The memory of one process in MiB; nil for the standard.
  package var memoryBudget: Int?
  /// The least level of log messages that are stored in any case; nil for the standard.
  package var logLevel: LogDetail?
  /// How many MiB of log records are kept; nil for the standard.
  package var logSize: Int?

  package init() {}

  /// The settings of a new device: unlocked, in the machine's time zone.
  package static var initial: DeviceSettings {
    var settings = DeviceSettings()
    settings.timeZone = SystemTimeZone.identifier
    return settings
  }

  private enum CodingKeys: String, CodingKey {
    case locale, timeZone, clock, isLocked = "locked", hasNetwork = "network", hasPower = "power"
    case timeBudget, memoryBudget, logLevel, logSize
  }

  /// A setting that an older version did not write keeps its default.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    locale = try container.decodeIfPresent(String.self, forKey: .locale) ?? locale
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? timeZone
    clock = try container.decodeIfPresent(DeviceClock.self, forKey: .clock) ?? clock
    isLocked = try container.decodeIfPresent(Bool.self, forKey: .isLocked) ?? isLocked
    hasNetwork = try container.decodeIfPresent(Bool.self, forKey: .hasNetwork) ?? hasNetwork
    hasPower = try container.decodeIfPresent(Bool.self, forKey: .hasPower) ?? hasPower
    timeBudget = try container.decodeIfPresent(Double.self, forKey: .timeBudget)
    memoryBudget = try container.decodeIfPresent(Int.self, forKey: .memoryBudget)
    logLevel = try container.decodeIfPresent(LogDetail.self, forKey: .logLevel)
    logSize = try container.decodeIfPresent(Int.self, forKey: .logSize)
    guard timeBudget.map(Self.isTimeBudget) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .timeBudget, in: container, debugDescription: "not a number of seconds")
    }
    guard memoryBudget.map(Self.isMemoryBudget) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .memoryBudget, in: container, debugDescription: "not a number of MiB")
    }
    guard logSize.map(Self.isLogSize) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .logSize, in: container, debugDescription: "not a number of MiB")
    }
  }

  /// The names that ``set(_:to:)`` takes, in the order in which they are listed.
  package static let names = [
    "locale", "time-zone", "clock", "locked", "network", "power", "time-budget", "memory-budget",
    "log-level", "log-size",
  ]

  /// Name and value of each setting as text.
  package var listing: [(name: String, value: String)] {
    [
      ("locale", locale), ("time-zone", timeZone), ("clock", clock.description),
      ("locked", isLocked ? "yes" : "no"), ("network", hasNetwork ? "yes" : "no"),
      ("power", hasPower ? "yes" : "no"),
      ("time-budget", timeBudget.map { "\($0)" } ?? Self.standard),
      ("memory-budget", memoryBudget.map { "\($0)" } ?? Self.standard),
      ("log-level", logLevel?.rawValue ?? Self.standard),
      ("log-size", logSize.map { "\($0)" } ?? Self.standard),
    ]
  }

  private static let standard = "standard"

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
      isLocked = try Self.flag(value, of: name)
    case "network":
      hasNetwork = try Self.flag(value, of: name)
    case "power":
      hasPower = try Self.flag(value, of: name)
    case "time-budget":
      timeBudget = try Self.budget(
        value, of: name, { Double($0) }, Self.isTimeBudget, remedy: "give seconds such as '30'")
    case "memory-budget":
      memoryBudget = try Self.budget(
        value, of: name, { Int($0) }, Self.isMemoryBudget, remedy: "give MiB such as '256'")
    case "log-level":
      guard value == Self.standard || LogDetail(rawValue: value) != nil else {
        throw .badValue(value, of: name, remedy: "give 'info', 'debug' or '\(Self.standard)'")
      }
      logLevel = LogDetail(rawValue: value)
    case "log-size":
      logSize = try Self.budget(
        value, of: name, { Int($0) }, Self.isLogSize, remedy: "give MiB such as '64'")
    default:
      throw DeviceError(
        .badSetting,
        "'\(name)' is not a setting; the settings are \(Self.names.joined(separator: ", "))")
    }
  }
}

extension DeviceSettings {
  private static func flag(_ text: String, of name: String) throws(DeviceError) -> Bool {
    switch text {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default: throw .badValue(text, of: name, remedy: "give 'yes' or 'no'")
    }
  }

  /// Up to a day.
  private static func isTimeBudget(_ seconds: Double) -> Bool { seconds > 0 && seconds <= 86_400 }

  /// Up to a TiB.
  private static func isMemoryBudget(_ mebibytes: Int) -> Bool {
    (1...1_048_576).contains(mebibytes)
  }

  /// Up to a TiB.
  private static func isLogSize(_ mebibytes: Int) -> Bool { isMemoryBudget(mebibytes) }

  /// A number within bounds, nil for the standard.
  private static func budget<Number>(
    _ text: String, of name: String, _ read: (String) -> Number?, _ isPossible: (Number) -> Bool,
    remedy: String
  ) throws(DeviceError) -> Number? {
    guard text != standard else { return nil }
    guard let number = read(text), isPossible(number) else {
      throw .badValue(text, of: name, remedy: "\(remedy), or '\(standard)'")
    }
    return number
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
