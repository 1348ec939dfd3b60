// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit

/// `appintents device`
struct DeviceCommand: Command {
  static let configuration = CommandConfiguration(
    name: "device", abstract: "Manage a device: its apps, what they stored, its settings.",
    subcommands: [
      DeviceCreateCommand.self, DeviceResetCommand.self, DeviceInstallCommand.self,
      DeviceUninstallCommand.self, DeviceListCommand.self, DeviceSetCommand.self,
    ])
}
