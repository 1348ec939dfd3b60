// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import Foundation
internal import Synchronization

/// A device of its own for one test, gone when the test is.
package final class TemporaryDevice: Sendable {
  package let device: Device
  private let isRemoved = Mutex(false)

  package init(_ settings: DeviceSettings) throws {
    let folder = NSTemporaryDirectory() + "/appintents-test-\(UUID().uuidString)"
    device = try Device.create(at: folder).with(settings)
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
