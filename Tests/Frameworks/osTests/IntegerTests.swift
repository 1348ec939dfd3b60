// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import LogStore
import Testing

@testable import os

/// Expected are the formats that the tests of Swift's own prototype of this API say, and what C prints
/// for them.
@Suite("Integers in a message") struct IntegerTests {
  @Test("have the length modifier of their type")
  func types() {
    let values = message(
      """
      \(Int8.min) \(Int16.min) \(Int32.min) \(Int.min) \(Int64.min) \
      \(UInt8.max) \(UInt16.max) \(UInt32.max) \(UInt.max) \(UInt64.max)
      """)
    #expect(values.format == "%hhd %hd %d %ld %lld %hhu %hu %u %lu %llu")
    #expect(
      values.text == """
        -128 -32768 -2147483648 -9223372036854775808 -9223372036854775808 \
        255 65535 4294967295 18446744073709551615 18446744073709551615
        """)
    #expect(values.arguments.first == .signed(-128))
    #expect(values.arguments.last == .unsigned(.max))
  }

  @Test("are decimal with a sign and with zeros")
  func decimal() {
    #expect(message("\(7, format: .decimal(explicitPositiveSign: true))").format == "%+ld")
    #expect(message("\(7, format: .decimal(explicitPositiveSign: true))").text == "+7")
    #expect(message("\(UInt8(7), format: .decimal(explicitPositiveSign: true))").format == "+%hhu")
    #expect(message("\(UInt8(7), format: .decimal(explicitPositiveSign: true))").text == "+7")
    #expect(message("\(-7, format: .decimal(minDigits: 3))").format == "%.*ld")
    #expect(message("\(-7, format: .decimal(minDigits: 3))").text == "-007")
  }

  @Test("are hexadecimal and octal, negative ones as their bits")
  func bases() {
    let address: UInt32 = 0x7afe_babe
    #expect(message("0x\(address, format: .hex, privacy: .public)").format == "0x%{public}x")
    #expect(message("0x\(address, format: .hex)").text == "0x7afebabe")
    #expect(
      message("\(address, format: .hex(includePrefix: true, uppercase: true))").format == "0x%X")
    #expect(
      message("\(address, format: .hex(includePrefix: true, uppercase: true))").text
        == "0x7AFEBABE")
    #expect(message("\(0o777, format: .octal)").text == "777")
    #expect(message("\(UInt(8), format: .octal(includePrefix: true))").text == "0o10")
    #expect(message("\(UInt16(10), format: .hex(minDigits: 4))").text == "000a")
    #expect(message("\(Int8(-1), format: .hex)").text == "ff")
    #expect(message("\(-1, format: .hex)").text == "ffffffffffffffff")
  }

  @Test("stand right or left in a column")
  func alignment() {
    #expect(message("[\(42, align: .right(columns: 5))]").format == "[%*ld]")
    #expect(message("[\(42, align: .right(columns: 5))]").text == "[   42]")
    #expect(message("[\(42, align: .left(columns: 5))]").format == "[%-*ld]")
    #expect(message("[\(42, align: .left(columns: 5))]").text == "[42   ]")
    #expect(
      message("[\(42, format: .decimal(minDigits: 4), align: .right(columns: 6))]").text
        == "[  0042]")
    #expect(message("[\(12345, align: .right(columns: 2))]").text == "[12345]")
  }

  @Test("of any type take attributes")
  func attributes() {
    let size: UInt16 = 3
    let form = message(
      "\(size, format: .decimal, privacy: .public, attributes: "xcode:size-in-bytes")")
    #expect(form.format == "%{public,xcode:size-in-bytes}hu")
    #expect(form.text == "3")
  }

  @Test("with a meaning are told with it")
  func meanings() {
    #expect(message("\(Int32(0x0100_007f), format: .ipv4Address)").text == "127.0.0.1")
    #expect(message("\(Int32(0x0100_007f), format: .ipv4Address)").format == "%{network:in_addr}d")
    #expect(message("\(Int32(32), format: .darwinErrno)").text == "[32: Broken pipe]")
    #expect(message("\(Int32(0o040755), format: .darwinMode)").text == "drwxr-xr-x")
    #expect(message("\(Int32(0o104711), format: .darwinMode)").text == "-rws--x--x")
    #expect(message("\(Int32(0o041777), format: .darwinMode)").text == "drwxrwxrwt")
    #expect(message("\(Int32(11), format: .darwinSignal)").text == "[sigsegv: Segmentation fault]")
    #expect(message("\(Int32(5), format: .machErrno)").text == "[0x5: (os/kern) failure]")
    #expect(message("\(Int32(1), format: .truth)").text == "true")
    #expect(message("\(Int32(0), format: .answer)").text == "NO")
    #expect(message("\(Int32(99), format: .darwinSignal)").text == "[99: Unknown signal]")
  }

  @Test("of bits and bytes have the largest unit that they fill")
  func quantities() {
    // The four examples of Apple's header.
    #expect(message("\(Int32(4720), format: .byteCount)").text == "4.72 kB")
    #expect(message("\(Int32(4720), format: .byteCountIEC)").text == "4.61 KiB")
    #expect(message("\(Int32(123_000), format: .bitrate)").text == "123 kbps")
    #expect(message("\(Int32(121_000), format: .bitrateIEC)").text == "118 Kibps")
    #expect(message("\(999_999, format: .byteCount)").text == "1 MB")
    #expect(message("\(512, format: .byteCountIEC)").text == "512 B")
    #expect(message("\(-2048, format: .byteCountIEC)").text == "-2 KiB")
    #expect(message("\(3_000_000_000, format: .bitrate)").format == "%{bitrate}ld")
    #expect(message("\(3_000_000_000, format: .bitrate)").text == "3 Gbps")
  }

  @Test("that are truth values are words")
  func truth() {
    #expect(message("\(true)").format == "%{bool}d")
    #expect(message("\(true) \(false, format: .answer)").text == "true NO")
    #expect(message("\(true, format: .answer)").format == "%{BOOL}d")
  }
}
