// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Testing

@testable import os

private struct Broken: Error {}

@Suite("A message") struct MessageTests {
  @Test("tells values by their descriptions")
  func descriptions() {
    #expect(message("\([1, 2], privacy: .public)").text == "[1, 2]")
    #expect(message("\(MessageTests.self, privacy: .public)").text == "MessageTests")
    #expect(message("\(NSArray(array: []), privacy: .public)").format == "%{public}@")
    let nothing: NSString? = nil
    #expect(message("\(nothing, privacy: .public)").text == "(null)")
    #expect(message("[\("é", align: .right(columns: 3), privacy: .public)]").text == "[  é]")
    #expect(message("[\("ab", align: .left(columns: 3), privacy: .public)]").text == "[ab ]")
    #expect(
      message("[\("ab", align: .left(columns: 3), privacy: .public)]").format == "[%{public}-*s]")
  }

  @Test("tells errors as Foundation does")
  func errors() {
    let error = NSError(domain: "org.example", code: 7)
    #expect(message("\(error as any Error, privacy: .public)").format == "%{public}@")
    #expect(
      message("\(error as any Error, privacy: .public)").text.hasPrefix(
        "Error Domain=org.example Code=7"))
    let broken: (any Error)? = Broken()
    #expect(message("\(broken, privacy: .public)").text.contains("Broken"))
    let none: (any Error)? = nil
    #expect(message("\(none, privacy: .public)").text == "(null)")
    #expect(message("\(Broken())").text == "<private>")
  }

  @Test("tells bytes as what they are")
  func bytes() {
    let uuid: [UInt8] = [
      0x10, 0x74, 0x2E, 0x39, 0x06, 0x57, 0x41, 0xF8, 0xAB, 0x99, 0x87, 0x8C, 0x5E, 0xC2, 0xDC,
      0xAA,
    ]
    let address: [UInt8] = [
      0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0xf, 0x86, 0xff, 0xfe, 0xe9, 0x5c, 0x16,
    ]
    uuid.withUnsafeBytes { bytes in
      let form = message("\(bytes, format: .uuid, privacy: .public)")
      #expect(form.format == "%{public,uuid_t}.*P")
      #expect(form.text == "10742E39-0657-41F8-AB99-878C5EC2DCAA")
      #expect(form.arguments == [.data(uuid)])
      #expect(message("\(bytes, format: .uuid)").text == "<private>")
      #expect(
        message("\(UnsafeRawBufferPointer(rebasing: bytes[..<4]), privacy: .public)").text
          == "<10742e39>")
      // Too few bytes for what they should be.
      #expect(
        message("\(UnsafeRawBufferPointer(rebasing: bytes[..<2]), format: .uuid, privacy: .public)")
          .text == "<1074>")
    }
    address.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      #expect(
        message("\(start, bytes: 16, format: .ipv6Address, privacy: .public)").text
          == "fe80::f:86ff:fee9:5c16")
    }
    // A `sockaddr_in` of Linux: family, port, address.
    let socket: [UInt8] = [2, 0, 0, 80, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    socket.withUnsafeBytes {
      #expect(message("\($0, format: .sockaddr, privacy: .public)").text == "127.0.0.1")
    }
    withUnsafeBytes(of: (Int64(0), Int64(774_236))) {
      #expect(message("\($0, format: .timeval, privacy: .public)").text.hasSuffix(".774236"))
      #expect(message("\($0, format: .timespec, privacy: .public)").text.hasSuffix(".000774236"))
    }
  }

  @Test("has at most 48 arguments")
  func manyArguments() {
    #expect(maxOSLogArgumentCount == 48)
    // 49 numbers, of which the last one is left out, as in the tests of Swift's prototype.
    let form = message(
      """
      \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \
      \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \
      \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \(1) \
      \(1) \(1) \(1) \(1) \(1) \(48) \(49)
      """)
    #expect(form.format == String(repeating: "%ld ", count: 48))
    #expect(form.text == String(repeating: "1 ", count: 47) + "48 ")
  }

  @Test("knows the size of Apple's binary form")
  func size() {
    // Two bytes of summary; two of header before each argument; a pointer is eight bytes.
    #expect(message("none").bufferSize == 2)
    #expect(message("\(Int32(1))").bufferSize == 2 + 2 + 4)
    #expect(message("\(1) \("a")").bufferSize == 2 + 2 + 8 + 2 + 8)
    #expect(message("\(1, align: .right(columns: 3))").bufferSize == 2 + 6 + 2 + 8)
    #expect(message("\("a", privacy: .private(mask: .hash))").bufferSize == 2 + 10 + 2 + 8)
  }

  @Test("keeps each literal with the value behind it")
  func components() {
    let content = message("a \(1) b \("x") c").interpolation.content
    #expect(content.components.map(\.literal) == ["a ", " b "])
    #expect(content.components.map(\.placeholder) == ["%ld", "%s"])
    var finished = content
    finished.finish()
    #expect(finished.components.last?.literal == " c")
    #expect(finished.components.last?.placeholder == "")
  }
}
