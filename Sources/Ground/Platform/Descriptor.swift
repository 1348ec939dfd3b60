// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// An open file descriptor; it is closed when nobody holds it any more.
package final class Descriptor: Sendable {
  package let number: Int32

  /// Takes over an open descriptor.
  package init(adopting number: Int32) { self.number = number }

  deinit { close(number) }

  package enum ReadResult: Sendable, Hashable {
    case bytes(Int)
    case wouldBlock
    case endOfFile
  }

  /// Reads at most `buffer.count` bytes. A connection that was reset is at its end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadResult {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .endOfFile }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      case ECONNRESET: return .endOfFile
      default: throw .last("descriptor \(number) could not be read")
      }
    }
  }

  package enum WriteResult: Sendable, Hashable {
    case bytes(Int)
    case wouldBlock
    /// Nobody reads the other end any more.
    case closed
  }

  /// Writes to a file or a pipe as much as it takes at once.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> WriteResult {
    try finishWrite { Glibc.write(number, bytes.baseAddress, bytes.count) }
  }

  /// Writes to a file or a pipe as much as it takes at once, in one call of the system.
  package func write(_ bytes: [UInt8]) throws(SystemError) -> WriteResult {
    try finishWrite { bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
  }

  /// Writes to a socket as much as it takes at once; a closed other end raises no signal.
  package func send(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> WriteResult {
    try finishWrite {
      Glibc.send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }

  private func finishWrite(_ write: () -> Int) throws(SystemError) -> WriteResult {
    while true {
      let count = write()
      if count >= 0 { return .bytes(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      case EPIPE, ECONNRESET: return .closed
      default: throw .last("descriptor \(number) could not be written")
      }
    }
  }

  /// Ends both directions of a socket, for this process and all that share it.
  package func shutDown() { _ = shutdown(number, Int32(SHUT_RDWR)) }

  package func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Keeps the descriptor from processes that this process starts.
  package func setCloseOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

  /// Two connected stream sockets, neither inherited by new processes.
  package static func socketPair() throws(SystemError) -> (Descriptor, Descriptor) {
    var numbers: (Int32, Int32) = (-1, -1)
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let result = withUnsafeMutableBytes(of: &numbers) {
      socketpair(AF_UNIX, type, 0, $0.baseAddress?.assumingMemoryBound(to: Int32.self))
    }
    guard result == 0 else { throw .last("a socket pair could not be made") }
    return (Descriptor(adopting: numbers.0), Descriptor(adopting: numbers.1))
  }

  package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: (Int32, Int32) = (-1, -1)
    let result = withUnsafeMutableBytes(of: &numbers) {
      oai_pipe($0.baseAddress?.assumingMemoryBound(to: Int32.self))
    }
    guard result == 0 else { throw .last("a pipe could not be made") }
    return (Descriptor(adopting: numbers.0), Descriptor(adopting: numbers.1))
  }

  package enum OpenMode: Sendable {
    case reading
    /// Creates the file when it is missing; every write goes to the end.
    case appending
  }

  package static func open(_ path: String, for mode: OpenMode) throws(SystemError) -> Descriptor {
    let flags =
      switch mode {
      case .reading: O_RDONLY
      // Where a pipe stands in a file's place, nobody waits for its reader.
      case .appending: O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK
      }
    let number = Glibc.open(path, flags | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw .last("'\(path)' could not be opened") }
    return Descriptor(adopting: number)
  }

  /// The length of a file in bytes and its inode, 0 when the descriptor is no file.
  package var fileStatus: (length: Int64, inode: UInt64) {
    var status = stat()
    guard fstat(number, &status) == 0 else { return (0, 0) }
    return (Int64(status.st_size), UInt64(status.st_ino))
  }
}
