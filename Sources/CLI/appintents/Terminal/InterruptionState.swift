// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import Synchronization

/// The first signal that asked this process to end.
enum InterruptionState {
  enum Turn { case first, again }

  private static let received = Mutex<Int32?>(nil)

  static var signal: Int32? { received.withLock { $0 } }

  static func receive(_ signal: Int32) -> Turn {
    received.withLock { received in
      guard received == nil else { return .again }
      received = signal
      return .first
    }
  }

  /// Takes Ctrl-C for the end that a command expects; another signal stays what ended it.
  static func settle() {
    received.withLock { if $0 == Signal.interrupt.rawValue { $0 = nil } }
  }
}
