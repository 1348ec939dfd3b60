// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension FileEntry {
  /// Removes a file.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  package static func remove(_ path: String) throws(SystemError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw .last("'\(path)' could not be removed")
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String, permissions: UInt32) throws(SystemError) {
    if mkdir(path, mode_t(permissions)) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { break }
      try makeFolder(String(path[..<slash]), permissions: 0o755)
      if mkdir(path, mode_t(permissions)) == 0 || errno == EEXIST { return }
    default: break
    }
    throw .last("the folder '\(path)' could not be made")
  }
}
