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

  /// Makes a symbolic link at a path where nothing is.
  package static func link(_ path: String, to destination: String) throws(SystemError) {
    guard symlink(destination, path) == 0 else { throw .last("'\(path)' could not be made") }
  }

  /// Where a symbolic link leads to, as it is written in it; nil when the path is no link.
  package static func destination(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may execute a file; a folder that may be searched is none.
  package static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// Whether a file is a program for somebody, wherever it lies.
  package static func isMarkedExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_mode & 0o111 != 0
  }

  /// Whether the file system that a path lies on lets nothing be executed.
  package static func isMountedWithoutExecution(_ path: String) -> Bool {
    var status = statvfs()
    return statvfs(path, &status) == 0 && status.f_flag & noExecution != 0
  }

  /// How many bytes the disk that a path lies on holds; nil when nobody says.
  package static func capacity(ofDiskAt path: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return UInt64(status.f_blocks) * UInt64(status.f_frsize)
  }

  /// `ST_NOEXEC`, which the C library shows to GNU programs alone.
  private static let noExecution: UInt = 8
}
