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
}
