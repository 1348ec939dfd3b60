// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A system call that failed, on what.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The `errno`.
  package var number: Int32
  /// What could not be done to what, as a clause: `'/tmp/x' could not be opened`.
  package var problem: String

  package init(number: Int32, problem: String) {
    self.number = number
    self.problem = problem
  }

  /// The last error of this thread.
  package static func last(_ problem: String) -> SystemError {
    SystemError(number: errno, problem: problem)
  }

  package var description: String {
    // Without a number the problem says all.
    number == 0 ? problem : "\(problem): \(String(cString: strerror(number)))"
  }

  package var isMissingFile: Bool { number == ENOENT || number == ENOTDIR }
  /// There is no room left, on the disk or in the user's share of it.
  package var isFullDisk: Bool { [ENOSPC, EDQUOT, EFBIG].contains(number) }
  /// The file, its folder or its file system may not be written.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(number) }
  /// The file is no program of this machine.
  package var isForeignProgram: Bool { number == ENOEXEC }
}
