// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// `appintents device reset`
struct DeviceResetCommand: Command {
  static let configuration = CommandConfiguration(
    name: "reset",
    abstract: "Forget what apps stored and wait for, logs and settings; installed apps stay.")

  @OptionGroup var options: DeviceOptions

  func run() async throws { try options.open().reset() }
}
