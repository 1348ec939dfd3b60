// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Testing

@testable import os

@Suite("Privacy") struct PrivacyTests {
  @Test("numbers are public by themselves, everything else is private")
  func defaults() {
    let name = "Ada"
    let form = message("\(3) \(1.5) \(true) \(name) \(NSString("Ada")) \(Int.self) \([1, 2])")
    #expect(form.format == "%ld %f %{bool}d %s %@ %s %s")
    #expect(form.text == "3 1.500000 true <private> <private> <private> <private>")
    #expect(form.arguments.suffix(4) == [.none, .none, .none, .none])
  }

  @Test("what is said wins")
  func said() {
    let name = "Ada"
    let form = message(
      "\(3, privacy: .private) \(name, privacy: .public) \(name, privacy: .sensitive)")
    #expect(form.format == "%{private}ld %{public}s %{sensitive}s")
    #expect(form.text == "<private> Ada <private>")
    #expect(form.arguments == [.none, .string("Ada"), .none])
  }

  @Test("a hash stands for what is private, and for nothing that is public")
  func hashes() async throws {
    let name = "Ada"
    let form = try await withDevice { _ in
      message(
        """
        \(name, privacy: .private(mask: .hash)) \(name, privacy: .auto(mask: .hash)) \
        \(name, privacy: .sensitive(mask: .hash)) \(3, privacy: .auto(mask: .hash)) \
        \(name, privacy: .private(mask: .none))
        """)
    }
    #expect(
      form.format
        == "%{private,mask.hash}s %{mask.hash}s %{sensitive,mask.hash}s %{mask.hash}ld %{private}s")
    let parts = form.text.split(separator: " ")
    #expect(parts.count == 8)
    let hash = parts[1]
    #expect(parts[0] == "<mask.hash:")
    // Sixteen bytes in base 64, in quotes.
    #expect(hash.hasPrefix("'") && hash.hasSuffix("=='>") && hash.count == 24 + 3)
    #expect(parts[3] == hash && parts[5] == hash, "equal values have equal hashes")
    #expect(parts[6] == "3")
    #expect(parts[7] == "<private>")
    #expect(form.arguments == [.none, .none, .none, .signed(3), .none])
  }

  @Test("a mask of another name hides the value")
  func otherMasks() {
    let form = message("\("x@example.com", privacy: .private(mask: ._mailAddress))")
    #expect(form.format == "%{private,mask.mailAddress}s")
    #expect(form.text == "<private>")
  }

  @Test("the literals of a message are public, and percent signs stay what they are")
  func literals() {
    let form = message("99% of \(1, format: .hex(includePrefix: true), privacy: .private) 100%")
    #expect(form.format == "99%% of 0x%{private}lx 100%%")
    #expect(form.text == "99% of 0x<private> 100%")
    #expect(message("a = (c % d)%%").format == "a = (c %% d)%%%%")
    #expect(message("a = (c % d)%%").text == "a = (c % d)%%")
  }

  @Test("nothing private is in what the store gets")
  func record() async throws {
    let secret = "call the bank"
    let logger = Logger(subsystem: "org.example.privacy", category: "record")
    let files = try await withDevice { store in
      logger.error("said \(secret) and \(secret, privacy: .private(mask: .hash))")
      os_log("said %@ and %{private}s", type: .error, secret as NSString, secret)
      let names = try FileManager.default.contentsOfDirectory(atPath: store)
      return names.compactMap { FileManager.default.contents(atPath: store + "/" + $0) }
    }
    #expect(files.contains { $0.range(of: Data("said ".utf8)) != nil })
    #expect(!files.contains { $0.range(of: Data(secret.utf8)) != nil })
  }
}
