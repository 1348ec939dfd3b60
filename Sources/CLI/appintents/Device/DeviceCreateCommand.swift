// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// `appintents device create`
struct DeviceCreateCommand: Command {
  static let configuration = CommandConfiguration(
    name: "create", abstract: "Make a device; one that is there already stays as it is.")

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    try Console.print(try options.openOrCreate().directory)
  }
}
