// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// `appintents device install`
struct DeviceInstallCommand: Command {
  static let configuration = CommandConfiguration(
    name: "install", abstract: "Install apps; a newer copy keeps what the app stored.")

  @Argument(
    help: ArgumentHelp("Packages or .app bundles.", valueName: "app"), completion: .directory)
  var apps: [String]

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.openOrCreate()
    for app in apps {
      let bundle = try InstalledApps(device: device).install(AppPath(app).bundle())
      try Console.print("\(bundle.bundleIdentifier)  \(bundle.displayName)")
    }
  }
}
