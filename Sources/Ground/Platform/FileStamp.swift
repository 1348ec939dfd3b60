// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What the file system says of a file without reading it: enough to see that it changed.
package struct FileStamp: Hashable, Sendable {
  /// Nanoseconds since 1970.
  package var modified: Int64
  /// In bytes.
  package var size: Int64
  package var isDirectory: Bool
  /// Whether it is a file of bytes: no folder, pipe, socket or device.
  package var isRegular: Bool
  /// Whether it is a file that this user may execute.
  package var isExecutable: Bool
  /// Whether the path itself is a symbolic link; everything else is said of what it leads to.
  package var isLink: Bool

  /// - Returns: nil when there is no such file.
  package init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return nil }
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    size = Int64(status.st_size)
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isExecutable = !isDirectory && status.st_mode & 0o111 != 0 && access(path, X_OK) == 0
  }

  /// The names in a folder in order, without `.` and `..`; empty when it cannot be read.
  package static func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
