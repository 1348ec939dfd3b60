// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// Steps on the file system that other processes see as one.
package enum FileEntry {
  /// Gives the file or folder `path` another name, replacing a file that has it.
  package static func move(_ path: String, to newPath: String) throws(SystemError) {
    guard rename(path, newPath) == 0 else {
      throw .last("'\(path)' could not be moved to '\(newPath)'")
    }
  }

  /// Swaps two files or folders, so that neither name is ever missing.
  package static func exchange(_ one: String, with other: String) throws(SystemError) {
    let number = oai_exchange(one, other)
    guard number == 0 else {
      throw SystemError(number: number, problem: "'\(one)' and '\(other)' could not be swapped")
    }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may execute a file; a folder that may be searched is none.
  package static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
