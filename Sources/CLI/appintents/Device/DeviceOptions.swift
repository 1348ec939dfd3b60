// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device

/// Which device a command works on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device's folder. (default: $XDG_STATE_HOME/openappintents/devices/default)",
      valueName: "dir"), completion: .directory)
  var device: String?

  var path: String { device.map { AppPath($0).absolute } ?? Device.defaultDirectory }

  /// The device, made at its first use.
  func openOrCreate() throws -> Device { try Device.create(at: path) }

  func open() throws -> Device {
    // The default device is always there for who has not used it yet.
    device == nil ? try openOrCreate() : try Device.open(at: path)
  }
}
