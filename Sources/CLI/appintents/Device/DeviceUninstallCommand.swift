// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// `appintents device uninstall`
struct DeviceUninstallCommand: Command {
  static let configuration = CommandConfiguration(
    name: "uninstall", abstract: "Remove apps and their data; App Group containers stay.")

  @Argument(help: ArgumentHelp("Bundle identifiers or names.", valueName: "app"))
  var apps: [String]

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.open()
    for app in apps {
      try device.uninstall(try InstalledApps(device: device).identifier(named: app))
    }
  }
}
