// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentWire
internal import Platform
internal import Synchronization

/// The stub's end of the socket.
final class StubWire: Sendable {
  private let socket: Descriptor
  private let writing = Mutex(())

  init(socket: Descriptor) { self.socket = socket }

  func send(_ message: ProcessMessage) {
    guard let frame = try? Frame.encode(message) else { return }
    writeRaw(Array(frame))
  }

  func writeRaw(_ bytes: [UInt8]) {
    writing.withLock { _ in
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty,
          case .bytes(let count)? = try? socket.send(UnsafeRawBufferPointer(rebasing: rest))
        {
          rest = rest.dropFirst(count)
        }
      }
    }
  }

  func shutDown() { socket.shutDown() }

  /// Calls `receive` for each message until the host is gone.
  func readMessages(_ receive: (HostMessage) -> Bool) {
    var frames = FrameReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { buffer.deallocate() }
    while case .bytes(let count)? = try? socket.read(into: buffer) {
      frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      while let body = try? frames.next() {
        guard let message = try? Frame.decode(HostMessage.self, from: body) else { return }
        guard receive(message) else { return }
      }
    }
  }
}
