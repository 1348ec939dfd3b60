// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// An open file, closed with its last owner and never inherited by a child process.
final class Descriptor: Sendable {
  let number: Int32
  let identity: FileIdentity?

  init(path: String, flags: Int32) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw SystemError.last }
    identity = FileIdentity(descriptor: number)
  }

  deinit { close(number) }

  func readToEnd() throws(SystemError) -> Data {
    do {
      return try FileHandle(fileDescriptor: number, closeOnDealloc: false).readToEnd() ?? Data()
    } catch {
      throw SystemError.last
    }
  }

  /// Waits for the lock that all processes with this file share.
  func lock(_ kind: Int32 = LOCK_EX) throws(SystemError) {
    while flock(number, kind) != 0 {
      guard errno == EINTR else { throw SystemError.last }
    }
  }

  /// Whether nobody else holds the lock; this descriptor holds it then.
  func lockIfFree() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  func unlock() { flock(number, LOCK_UN) }

  /// Writes all bytes; some file systems refuse them only when a descriptor is closed.
  func write(_ data: Data) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw SystemError.last }
      rest = rest.dropFirst(max(count, 0))
    }
    let copy = dup(number)
    guard copy >= 0, close(copy) == 0 else { throw SystemError.last }
  }
}

/// Which file a path names now.
struct FileIdentity: Equatable, Sendable {
  private var device: UInt
  private var inode: UInt

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}

/// What the system says about a failed call.
struct SystemError: Error, CustomStringConvertible {
  var code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var description: String { String(cString: strerror(code)).lowercased() }
}
