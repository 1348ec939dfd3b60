// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization

/// Where items are kept.
protocol KeychainStore: Sendable {
  func items() throws(KeychainError) -> [KeychainItem]

  /// Changes the items while nobody else does; what `body` throws changes nothing.
  func change(
    _ body: (inout [KeychainItem]) throws(KeychainError) -> Void
  ) throws(KeychainError)
}

/// A keychain that ends with its process: a program or a test that no host launched has no device
/// to keep anything on.
final class MemoryStore: KeychainStore {
  static let shared = MemoryStore()

  private let stored = Mutex<[KeychainItem]>([])

  func items() -> [KeychainItem] { stored.withLock { $0 } }

  func change(
    _ body: (inout [KeychainItem]) throws(KeychainError) -> Void
  ) throws(KeychainError) {
    try stored.withLock { stored throws(KeychainError) in
      var items = stored
      try body(&items)
      stored = items
    }
  }
}

enum KeychainStores {
  /// The keychain of the device that this process runs on.
  static var current: any KeychainStore {
    LaunchVariable.keychain.value.map { FileStore(folder: $0) } ?? MemoryStore.shared
  }
}
