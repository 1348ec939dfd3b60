// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gzip
import Testing

@Suite struct GzipTests {
  /// What `printf 'hello\n' | gzip -n` writes.
  static let hello: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xcb, 0x48, 0xcd, 0xc9, 0xc9,
    0xe7, 0x02, 0x00, 0x20, 0x30, 0x3a, 0x36, 0x06, 0x00, 0x00, 0x00,
  ]

  @Test func expandsWhatTheToolWrites() throws {
    #expect(try GzipCodec.expand(Self.hello, limit: 6) == Array("hello\n".utf8))
  }

  @Test func theToolReadsWhatWeWrite() throws {
    let text = (0..<5_000).map { "line \($0 &* 7_919 % 1_000)\n" }.joined()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-dc"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let compressed = try GzipCodec.compress(Array(text.utf8))
    // It fits into the pipe, so nobody has to read meanwhile.
    #expect(compressed.count < 1 << 16)
    try input.fileHandleForWriting.write(contentsOf: Data(compressed))
    try input.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == Data(text.utf8))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func keepsEveryLength(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31) }
    let compressed = try GzipCodec.compress(bytes)
    #expect(try GzipCodec.expand(compressed, limit: count) == bytes)
  }

  @Test func expandsSeveralMembers() throws {
    #expect(
      try GzipCodec.expand(Self.hello + Self.hello, limit: 100) == Array("hello\nhello\n".utf8))
  }

  @Test func refusesWhatIsCutOff() {
    for count in 0..<Self.hello.count {
      #expect(throws: GzipError.damaged) {
        try GzipCodec.expand(Array(Self.hello.prefix(count)), limit: 100)
      }
    }
  }

  @Test func refusesWhatWasChanged() {
    var bytes = Self.hello
    bytes[20] ^= 1
    #expect(throws: GzipError.damaged) { try GzipCodec.expand(bytes, limit: 100) }
  }

  @Test func refusesWhatGrowsTooMuch() throws {
    let bomb = try GzipCodec.compress([UInt8](repeating: 0, count: 10_000_000))
    #expect(bomb.count < 20_000)
    #expect(throws: GzipError.tooLarge(limit: 1_000_000)) {
      try GzipCodec.expand(bomb, limit: 1_000_000)
    }
  }
}
