// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Platform
import Synchronization

/// The process's end of the socket to its host.
final class HostConnection: Sendable {
  private let socket: Descriptor
  /// Held while a frame is written, so that frames of several runs do not mix.
  private let writing = Mutex<Void>(())

  init(socket: Descriptor) { self.socket = socket }

  /// Writes a message; one that nobody reads any more is dropped, since the reader ends the
  /// process then.
  ///
  /// - Throws: ``FrameError`` when the message is longer than a frame may be.
  func send(_ message: ProcessMessage) throws {
    let frame = try Frame.encode(message)
    try writing.withLock { _ in
      try frame.withUnsafeBytes { bytes in
        var rest = bytes
        while !rest.isEmpty {
          guard case .bytes(let count) = try socket.send(rest) else { return }
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
      }
    }
  }

  /// Hands over every message until the host closes its end. It blocks: call it on a plain thread.
  ///
  /// - Throws: ``FrameError`` for bytes that are not messages.
  func readMessages(_ receive: (HostMessage) -> Void) throws {
    var reader = FrameReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while case .bytes(let count) = try socket.read(into: buffer) {
      reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      while let body = try reader.next() {
        receive(try Frame.decode(HostMessage.self, from: body))
      }
    }
  }
}
