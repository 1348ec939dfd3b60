// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentWire
import Testing

@Suite("A frame") struct FramingTests {
  private let messages: [HostMessage] = [
    .describe(1, intent: "CreateTask"), .answer(7, .value(.string("grüß \u{1F980}"))), .shutdown,
  ]

  @Test("is read whole, however its bytes arrive", arguments: [1, 2, 3, 5, 7, 64, 10_000])
  func pieces(size: Int) throws {
    let bytes = try messages.reduce(into: Data()) { $0 += try Frame.encode($1) }
    var reader = FrameReader()
    var read: [HostMessage] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let body = try reader.next() {
        read.append(try Frame.decode(HostMessage.self, from: body))
      }
    }
    #expect(read == messages)
    #expect(!reader.isInsideFrame)
  }

  @Test("begins with its length, the most significant byte first")
  func header() throws {
    let frame = try Frame.encode(["a"])
    #expect(frame == Data([0, 0, 0, 5]) + Data(#"["a"]"#.utf8))
  }

  @Test("that announces more than the limit is refused before its body arrives")
  func tooLong() throws {
    var reader = FrameReader()
    reader.append([0x04, 0, 0, 1])
    let error = #expect(throws: FrameError.self) { try reader.next() }
    #expect(error == .tooLong(64 << 20 | 1))
  }

  @Test("of the limit's length is only waited for")
  func limit() throws {
    var reader = FrameReader()
    reader.append([0x04, 0, 0, 0])
    #expect(try reader.next() == nil)
    #expect(reader.isInsideFrame)
  }

  @Test("whose body is no message is an error without the bytes in it")
  func junk() {
    let error = #expect(throws: FrameError.self) {
      try Frame.decode(HostMessage.self, from: Data("my secret".utf8))
    }
    #expect(error == .notAMessage)
    #expect(error?.description.contains("secret") == false)
  }
}
