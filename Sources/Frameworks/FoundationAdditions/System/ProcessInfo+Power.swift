// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// Whether the machine's platform profile is set to save power.
  ///
  /// Read from `/sys/firmware/acpi/platform_profile`; `false` on a machine without profiles.
  public var isLowPowerModeEnabled: Bool {
    SystemFile("/sys/firmware/acpi/platform_profile").text == "low-power"
  }

  /// Whether an iOS app runs on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the app is built with Mac Catalyst: never here.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// The power state changed; Linux does not tell processes, so nobody posts it.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
