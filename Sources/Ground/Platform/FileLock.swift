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
}
