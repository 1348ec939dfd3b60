// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// `appintents device set`
struct DeviceSetCommand: Command {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "Change a setting of a device.",
    discussion: """
      Settings:
        locale         an identifier: en_US
        time-zone      an identifier: Europe/Berlin
        clock          'real', or a moment that stands still: 2026-11-30T10:00:00Z
        locked         'yes' or 'no'
        network        'yes' or 'no': whether background tasks find one
        power          'yes' or 'no': whether the device is being charged
        time-budget    seconds that an intent may take: 30, or 'standard'
        memory-budget  MiB that a process may use: 256, or 'standard'
        log-level      also store messages of 'info', or of 'debug'; or 'standard'
        log-size       MiB of log records that are kept: 64, or 'standard'
      """)

  @Argument(help: "The name of the setting.") var setting: String
  @Argument(help: "Its new value.") var value: String

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    // A device is made by its first setting, so that a script needs one line less.
    let device = try options.openOrCreate()
    do {
      try device.updateSettings { settings in
        try settings.set(setting, to: value)
        if setting == "time-zone" { _ = try settings.knownTimeZone() }
      }
    } catch let error as DeviceError where error.code == .badSetting {
      let near = nearestName(to: setting, among: DeviceSettings.names)
      let isKnown = DeviceSettings.names.contains(setting)
      guard !isKnown, let near else { throw error }
      throw CommandFailure(
        "'\(setting)' is not a setting; did you mean '\(near)'?", exitCode: .usage)
    }
  }
}
