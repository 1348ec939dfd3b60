// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Files that several processes append to.
extension Descriptor {
  /// What the file system says of an open file.
  package struct Status: Sendable {
    package var length: Int64
    package var inode: UInt64
    package var device: UInt64
    /// How many names the file has; none once it was removed.
    package var names: Int
    /// Nanoseconds since 1970.
    package var modified: Int64
  }

  /// - Returns: nil when the descriptor is not one of a file.
  package var status: Status? {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    return Status(
      length: Int64(status.st_size), inode: UInt64(status.st_ino),
      device: UInt64(status.st_dev), names: Int(status.st_nlink),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }

  /// A new file of which every write goes to the end.
  ///
  /// - Returns: nil when there is a file of that name.
  package static func create(
    _ path: String, permissions: UInt32
  ) throws(SystemError) -> Descriptor? {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC
    let number = Glibc.open(path, flags, mode_t(permissions))
    if number >= 0 { return Descriptor(adopting: number) }
    if errno == EEXIST { return nil }
    throw .last("'\(path)' could not be made")
  }

  /// A file that exists, of which every write goes to the end.
  package static func openForAppending(_ path: String) throws(SystemError) -> Descriptor {
    let number = Glibc.open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .last("'\(path)' could not be opened") }
    return Descriptor(adopting: number)
  }

  /// A file that exists, for ``write(_:at:)``.
  package static func openForWriting(_ path: String) throws(SystemError) -> Descriptor {
    let number = Glibc.open(path, O_RDWR | O_CLOEXEC)
    guard number >= 0 else { throw .last("'\(path)' could not be opened") }
    return Descriptor(adopting: number)
  }

  /// A file of bytes that exists; what else has its name is refused, and nobody waits for the other
  /// end of a pipe.
  package static func openFile(_ path: String) throws(SystemError) -> Descriptor {
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .last("'\(path)' could not be opened") }
    let file = Descriptor(adopting: number)
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(number: 0, problem: "'\(path)' is no file; remove it")
    }
    return file
  }

  /// Writes bytes at a place; the file grows when they reach beyond its end.
  package func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    let count = bytes.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, off_t(offset)) }
    guard count == bytes.count else { throw .last("descriptor \(number) could not be written") }
  }

  /// At most `count` bytes from a place on, fewer at the end of the file.
  package func read(at offset: Int64, atMost count: Int) throws(SystemError) -> [UInt8] {
    var problem: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = pread(
          number, buffer.baseAddress.map { $0 + filled }, count - filled,
          off_t(offset) + off_t(filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          problem = .last("descriptor \(number) could not be read")
          return
        }
      }
    }
    if let problem { throw problem }
    return bytes
  }
}
