// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Platform
import Testing

@testable import IntentHost

@Suite("Bytes for a process") struct OutgoingBytesTests {
  /// A socket that gives these results one after the other.
  private final class Socket {
    var results: [Descriptor.WriteResult?]
    var offered: [Int] = []

    init(_ results: Descriptor.WriteResult?...) { self.results = results }

    func write(_ bytes: UnsafeRawBufferPointer) -> Descriptor.WriteResult? {
      offered.append(bytes.count)
      return results.removeFirst()
    }
  }

  private let bytes = Data(repeating: 7, count: 10)

  @Test("what a full socket did not take stays, even if it has room a moment later")
  func full() {
    let socket = Socket(.bytes(4), .wouldBlock, .bytes(6))
    #expect(ProcessConnection.send(bytes, with: socket.write) == 4)
    #expect(socket.offered == [10, 6])
  }

  @Test("a socket may take the bytes in parts")
  func parts() {
    let socket = Socket(.bytes(4), .bytes(5), .bytes(1))
    #expect(ProcessConnection.send(bytes, with: socket.write) == 10)
  }

  @Test("a socket that is closed or broken takes all that is left", arguments: [true, false])
  func gone(_ isClosed: Bool) {
    let socket = isClosed ? Socket(.bytes(4), .closed) : Socket(.bytes(4), nil)
    #expect(ProcessConnection.send(bytes, with: socket.write) == 10)
    #expect(socket.offered == [10, 6])
  }
}
