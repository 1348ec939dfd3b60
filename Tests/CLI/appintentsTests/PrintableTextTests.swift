// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import appintents

@Suite("What an app says on a terminal") struct PrintableTextTests {
  @Test("steers nothing: no escapes, bells or changes of direction")
  func steering() {
    #expect(PrintableText.of("a\u{1B}[2Jb\u{07}c\u{202E}d\ne\tf") == "a[2Jbcd\ne\tf")
  }

  @Test("keeps letters of every script, marks and emoji")
  func scripts() {
    let text = "שלום — e\u{301} 👩‍👧 مرحبا"
    #expect(PrintableText.of(text) == text)
  }

  @Test("shows a long list in part and says how much is left")
  func longLists() {
    let options = (1...25).map { "Thing \($0)" }
    #expect(PrintableText.options(options).last == "… and 5 more; say a name")
    #expect(PrintableText.options(options).count == 21)
    #expect(PrintableText.options(["one", "two"]) == ["1. one", "2. two"])
  }
}
