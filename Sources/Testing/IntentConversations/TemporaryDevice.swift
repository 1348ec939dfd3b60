// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import Foundation
internal import Platform
internal import Synchronization

/// A device of its own for one test, gone when the test is.
///
/// Its folder is locked while it is used. What a killed test left behind is not, and goes when the
/// next one begins.
package final class TemporaryDevice: Sendable {
  private static let prefix = "appintents-test-"

  package let device: Device
  private let isRemoved = Mutex(false)
  private let use: Descriptor

  /// - Parameter parent: where the folder of the device is made.
  package init(_ settings: DeviceSettings, in parent: String = NSTemporaryDirectory()) throws {
    Self.sweep(parent)
    let (folder, use) = try Self.makeFolder(in: parent)
    self.use = use
    device = try Device.create(at: folder).with(settings)
  }

  private static func makeFolder(in parent: String) throws -> (String, Descriptor) {
    while true {
      let folder = parent + "/" + prefix + UUID().uuidString
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      // Another test may sweep it in between, and then the lock is not given.
      if let use = FileLock.hold(folder, .alone) { return (folder, use) }
      guard !FileManager.default.fileExists(atPath: folder) else {
        throw SystemError.last("'\(folder)' could not be locked")
      }
    }
  }

  private static func sweep(_ parent: String) {
    for name in FileStamp.entries(of: parent) where name.hasPrefix(prefix) {
      let folder = parent + "/" + name
      guard let lock = FileLock.hold(folder, .alone) else { continue }
      try? FileManager.default.removeItem(atPath: folder)
      withExtendedLifetime(lock) {}
    }
  }

  deinit { remove() }

  /// Removes the device with all that apps stored on it.
  package func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    guard isFirst else { return }
    // A process that is being killed may write one more file meanwhile.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: device.directory) {
      try? FileManager.default.removeItem(atPath: device.directory)
    }
  }
}
