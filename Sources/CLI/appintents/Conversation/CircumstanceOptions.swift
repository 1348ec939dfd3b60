// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import FoundationEssentials

/// In which circumstances something is asked: the device's settings, changed for this run only.
struct CircumstanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is taken for now, in ISO 8601: 2026-11-30T10:00:00Z.", valueName: "date"))
  var now: Moment?

  @Option(help: ArgumentHelp("The device's locale: en_US.", valueName: "identifier"))
  var locale: String?

  @Option(help: ArgumentHelp("The device's time zone: Europe/Berlin.", valueName: "identifier"))
  var timeZone: String?

  @Flag(help: "The device is locked.")
  var locked = false

  func apply(to settings: DeviceSettings) throws -> DeviceSettings {
    var settings = settings
    if let now { settings.clock = .fixed(now.date) }
    if let locale { try settings.set("locale", to: locale) }
    if let timeZone { try settings.set("time-zone", to: timeZone) }
    if locked { settings.isLocked = true }
    return settings
  }
}

/// A moment on the command line.
struct Moment: ArgumentValue, Hashable, Sendable {
  var date: Date

  init?(argument: String) {
    guard let date = try? Date(argument, strategy: .iso8601) else { return nil }
    self.date = date
  }

  var argumentDescription: String { date.formatted(.iso8601) }
}
