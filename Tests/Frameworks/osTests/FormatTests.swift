// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import os

@Suite("A format of C's") struct FormatTests {
  @Test("takes numbers of any width")
  func numbers() {
    #expect(formatted("%d %i %u", 1, -2, 3 as UInt) == "1 -2 3")
    #expect(formatted("%hhd %hd %ld %lld %zu %qd %tu", 1, 2, 3, 4, 5, 6, 7) == "1 2 3 4 5 6 7")
    #expect(formatted("%x %X %#x %o", 255, 255, 255, 8) == "ff FF 0xff 10")
    #expect(formatted("%05d|%-5d|%+d|% d", 42, 42, 42, 42) == "00042|42   |+42| 42")
    #expect(formatted("%x", Int32(-1)) == "ffffffff")
    #expect(formatted("%lx", -1) == "ffffffffffffffff")
    // As in C: the lower bits of what was passed.
    #expect(formatted("%d", 0x1_0000_0001) == "1")
    #expect(formatted("%c%C", 65, 0x20AC) == "A€")
    #expect(formatted("%D %U %O", -1, 2, 8) == "-1 2 10")
  }

  @Test("takes numbers with a fraction")
  func floats() {
    #expect(formatted("%.2f %5.1f %e %g", 3.14159, 2.25, 1.0, 0.5) == "3.14   2.2 1.000000e+00 0.5")
    #expect(formatted("%f", Float(0.5)) == "0.500000")
    #expect(formatted("%.1f", CGFloat(0.5)) == "0.5")
    #expect(formatted("%*.*f", 8, 3, 1.5) == "   1.500")
    #expect(formatted("%-*d|", 4, 7) == "7   |")
    #expect(formatted("%*d|", -4, 7) == "7   |")
    #expect(formatted("%.*f", -1, 1.5) == "1.500000")
  }

  @Test("takes texts and objects, which are private by themselves")
  func texts() {
    #expect(formatted("%s %@", "a", "b" as NSString) == "<private> <private>")
    #expect(formatted("%{public}s %{public}@", "a", "b" as NSString) == "a b")
    #expect(formatted("%{public}@", "text") == "text")
    #expect("chars".withCString { formatted("%{public}s|%{public}.3s", $0, $0) } == "chars|cha")
    #expect(formatted("%{public}5s|%{public}-5s|", "ab", "ab") == "   ab|ab   |")
    #expect(formatted("%{public}.3s", "aé") == "aé")
    #expect(formatted("%{public}.2s", "aé") == "a")
    #expect(formatted("%{public}@", NSError(domain: "org.example", code: 7)).contains("Code=7"))
    #expect(formatted("%{public}@ %{public}@", NSNumber(value: 3), NSArray()).hasPrefix("3 "))
  }

  @Test("says privacy in braces")
  func privacy() {
    #expect(formatted("%{private}d %{sensitive}s %{public}d", 1, "a", 2) == "<private> <private> 2")
    let hashed = formatted("%{private, mask.hash}@", "a")
    #expect(hashed.hasPrefix("<mask.hash: '") && hashed.hasSuffix("'>"))
    #expect(formatted("%{public, mask.hash}@", "a") == "a")
    #expect(formatted("%{private, mask.mailbox}@", "a") == "<private>")
  }

  /// The examples of Apple's header.
  @Test("says types in braces")
  func types() {
    #expect(formatted("%{bool}d %{BOOL}d", true, false) == "true NO")
    #expect(formatted("%{darwin.errno}d", 32) == "[32: Broken pipe]")
    #expect(formatted("%{public, darwin.errno}d", 32) == "[32: Broken pipe]")
    #expect(formatted("%{darwin.mode}d", 0o040755) == "drwxr-xr-x")
    #expect(formatted("%{darwin.signal}d", 11) == "[sigsegv: Segmentation fault]")
    #expect(formatted("%{bytes}d %{iec-bytes}d", 4720, 4720) == "4.72 kB 4.61 KiB")
    #expect(formatted("%{bitrate}d %{iec-bitrate}d", 123_000, 121_000) == "123 kbps 118 Kibps")
    #expect(formatted("%{network:in_addr}d", 0x0100_007f) == "127.0.0.1")
    #expect(formatted("%{xcode:size-in-bytes}d", 3) == "3")
    let bytes: [UInt8] = Array(0..<16)
    let uuid = "00010203-0405-0607-0809-0A0B0C0D0E0F"
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      #expect(formatted("%{public,uuid_t}.16P", start) == uuid)
      #expect(formatted("%{public,uuid_t}.*P", 16, start) == uuid)
      #expect(formatted("%{public}.2P", start) == "<0001>")
      #expect(formatted("%.16P", start) == "<private>")
    }
  }

  @Test("shows an address")
  func addresses() {
    #expect(formatted("%p", OpaquePointer(bitPattern: 0x7ffe) ?? 0 as any CVarArg) == "0x7ffe")
    #expect(formatted("%p", 0) == "0x0")
  }

  @Test("never reads an argument as what it is not")
  func mismatches() {
    #expect(formatted("%d and %d", 1) == "1 and <decode: missing data>")
    #expect(formatted("%{public}s", 1) == "<decode: mismatch for [%{public}s] got [INTEGER]>")
    #expect(formatted("%d", 1.5) == "<decode: mismatch for [%d] got [DOUBLE]>")
    #expect(formatted("%{public}@", 5) == "<decode: mismatch for [%{public}@] got [INTEGER]>")
    #expect(formatted("no arguments", 1, 2) == "no arguments")
  }

  @Test("is a text where it is no format")
  func literals() {
    #expect(formatted("100%% of 5% y") == "100% of 5% y")
    #expect(formatted("at the end %") == "at the end %")
    #expect(formatted("%{public") == "%{public")
    #expect(formatted("") == "")
    #expect(FormattedMessage.content("%{public}@ is 5%%", ["a"]).format == "%{public}@ is 5%%")
    #expect(formatted("%999999999999999999999d|", 1).count == 4097)
  }
}
