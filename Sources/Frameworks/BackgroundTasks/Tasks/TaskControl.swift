// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a task's object and the runner share: they meet on different threads.
// The lock protects every mutable property.
final class TaskControl: @unchecked Sendable {
  private let lock = NSLock()
  private var life = TaskLife()
  private var handler: (() -> Void)?
  private var onEnd: (@Sendable (Bool) -> Void)?

  /// Where expiration handlers run: whatever the launch handler does on its own queue, they are heard.
  private static let queue = DispatchQueue(label: "background-task-expiration")

  var expirationHandler: (() -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Calls `body` when the task ends, at once if it has.
  func whenEnded(_ body: @escaping @Sendable (Bool) -> Void) {
    let ended: Bool? = lock.withLock {
      if case .ended(let success) = life.phase { return success }
      onEnd = body
      return nil
    }
    if let ended { body(ended) }
  }

  func complete(success: Bool) {
    let onEnd = lock.withLock { () -> (@Sendable (Bool) -> Void)? in
      guard life.complete(success: success) else { return nil }
      handler = nil
      defer { self.onEnd = nil }
      return self.onEnd
    }
    onEnd?(success)
  }

  /// The time is up.
  func expire() {
    let (onEnd, mustTell) = lock.withLock { () -> ((@Sendable (Bool) -> Void)?, Bool) in
      switch life.expire(hasHandler: handler != nil) {
      case .nothing: return (nil, false)
      case .tell: return (nil, true)
      case .end:
        defer { self.onEnd = nil }
        return (self.onEnd, false)
      }
    }
    if mustTell {
      // Called through the object, so that a handler which the app replaced meanwhile is heard.
      Self.queue.async { self.expirationHandler?() }
    }
    onEnd?(false)
  }
}
