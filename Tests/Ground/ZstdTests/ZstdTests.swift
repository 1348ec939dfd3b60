// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Zstd

@Suite("The zstd format")
struct ZstdTests {
  private func compress(_ bytes: [UInt8]) throws -> [UInt8] {
    var output: [UInt8] = [7]
    try bytes.withUnsafeBytes { try ZstdCodec().compress($0, appendingTo: &output) }
    #expect(output[0] == 7)
    return Array(output.dropFirst())
  }

  private func expand(_ frame: [UInt8], count: Int) throws -> [UInt8] {
    var output = [UInt8](repeating: 0, count: count)
    try frame.withUnsafeBytes { frame in
      try output.withUnsafeMutableBytes { try ZstdCodec().expand(frame, into: $0) }
    }
    return output
  }

  @Test("gives back what was compressed", arguments: [0, 1, 1_000, 300_000])
  func roundTrip(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let frame = try compress(bytes)
    #expect(try expand(frame, count: count) == bytes)
    if count > 1_000 { #expect(frame.count < count / 10) }
  }

  @Test("never gives back other bytes, nor a part of them")
  func damage() throws {
    let bytes = [UInt8]("what an app records about its intents, its intents, its intents".utf8)
    let frame = try compress(bytes)
    for index in frame.indices {
      var changed = frame
      changed[index] ^= 0x10
      // A few bits of a frame's head say nothing that a reader needs.
      let result = try? expand(changed, count: bytes.count)
      #expect(result == nil || result == bytes)
      #expect(throws: ZstdError.damaged) {
        try expand(Array(frame[..<index]), count: bytes.count)
      }
    }
    #expect(throws: ZstdError.damaged) { try expand(frame, count: bytes.count + 1) }
    #expect(throws: ZstdError.damaged) { try expand(frame, count: bytes.count - 1) }
  }
}
