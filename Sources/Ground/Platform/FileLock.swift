// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A lock between processes, held on a file of its own.
package enum FileLock {
  /// Runs `body` while no other process or thread holds the lock of `path`.
  ///
  /// The system gives the lock back when its holder dies. The file is left where it is, because
  /// removing it would let two holders lock two files of one name.
  package static func withLock<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = try Descriptor.open(path, for: .appending)
    while flock(descriptor.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw SystemError.last("'\(path)' could not be locked") }
    }
    // Closing the only descriptor gives the lock back.
    return try withExtendedLifetime(descriptor) { try body() }
  }

  /// Runs `body` like ``withLock(_:_:)``, for locks that are held long.
  ///
  /// - Parameter onWait: called before each look at a lock that another one holds, some times a
  ///   second; it throws to give up.
  package static func withLock<Result>(
    _ path: String, onWait: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = try Descriptor.open(path, for: .appending)
    while flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        try onWait()
        usleep(50_000)
      default: throw SystemError.last("'\(path)' could not be locked")
      }
    }
    return try withExtendedLifetime(descriptor) { try body() }
  }

  /// How a file or folder is locked as long as a descriptor of it is held.
  package enum Hold: Sendable {
    /// Together with others who share.
    case shared
    case alone
  }

  /// Locks a file or folder itself, without waiting.
  ///
  /// - Returns: the lock, which is given back with its last owner; nil when the path names nothing
  ///   now, or another holder is in the way.
  package static func hold(_ path: String, _ hold: Hold) -> Descriptor? {
    guard let descriptor = try? Descriptor.open(path, for: .reading) else { return nil }
    let kind = hold == .shared ? LOCK_SH : LOCK_EX
    while flock(descriptor.number, kind | LOCK_NB) != 0 {
      guard errno == EINTR else { return nil }
    }
    // It may have been removed before the lock was there: then it protects nothing.
    var (there, mine) = (stat(), stat())
    guard stat(path, &there) == 0, fstat(descriptor.number, &mine) == 0,
      there.st_ino == mine.st_ino, there.st_dev == mine.st_dev
    else { return nil }
    return descriptor
  }
}
