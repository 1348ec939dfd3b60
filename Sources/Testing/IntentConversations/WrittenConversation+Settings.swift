// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import FoundationEssentials

extension WrittenConversation.Settings {
  /// The settings of a device for a test, with what the conversation says.
  package func applied(to settings: DeviceSettings = .testing) -> DeviceSettings {
    var settings = settings
    if let now { settings.clock = .fixed(now) }
    if let locale { settings.locale = locale }
    if let timeZone { settings.timeZone = timeZone }
    if let isLocked { settings.isLocked = isLocked }
    return settings
  }
}

extension DeviceSettings {
  /// The same on every machine: English as in the United States, UTC, unlocked.
  package static var testing: DeviceSettings { DeviceSettings() }
}
