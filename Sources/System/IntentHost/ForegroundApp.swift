// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Which process of a device is in front: at most one.
final class ForegroundApp: Sendable {
  private let current = Mutex<ProcessConnection?>(nil)

  /// Puts a process in front; the one that was there goes to the background.
  func replace(with connection: ProcessConnection) {
    let previous = current.withLock { current in
      defer { current = connection }
      return current
    }
    if let previous, previous !== connection { previous.sendToBackground() }
  }
}
