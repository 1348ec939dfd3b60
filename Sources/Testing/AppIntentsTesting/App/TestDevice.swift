// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
public import Foundation

/// The device of one test: a folder with the containers of the app, gone with the test.
public struct TestDevice: Sendable {
  let device: Device
  /// The bundle identifier of the executable that runs the app's intents.
  public let bundleIdentifier: String

  /// The folder of the device.
  public var directory: URL { URL(fileURLWithPath: device.directory, isDirectory: true) }

  /// The container of an App Group, made when it is missing.
  public func groupContainer(_ identifier: String) throws -> URL {
    URL(fileURLWithPath: try device.groupContainer(identifier), isDirectory: true)
  }

  /// The home of the executable that runs the app's intents, or of another one of the app.
  public func home(of bundleIdentifier: String? = nil) throws -> URL {
    let path = try device.dataContainer(bundleIdentifier ?? self.bundleIdentifier)
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
