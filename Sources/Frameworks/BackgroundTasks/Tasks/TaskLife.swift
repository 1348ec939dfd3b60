// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The life of a task from its launch to its end.
struct TaskLife {
  enum Phase: Hashable {
    case running
    /// Its time is up, and it was told.
    case expiring
    case ended(success: Bool)
  }

  /// What follows from the time being up.
  enum Expiration: Hashable {
    case tell
    /// Nobody listens: the task ends without success.
    case end
    case nothing
  }

  private(set) var phase = Phase.running

  /// - Returns: whether this is the end: a task ends once.
  mutating func complete(success: Bool) -> Bool {
    if case .ended = phase { return false }
    phase = .ended(success: success)
    return true
  }

  mutating func expire(hasHandler: Bool) -> Expiration {
    guard phase == .running else { return .nothing }
    phase = hasHandler ? .expiring : .ended(success: false)
    return hasHandler ? .tell : .end
  }
}
