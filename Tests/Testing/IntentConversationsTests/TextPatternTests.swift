// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentConversations
import Testing

@Suite("A pattern of a text") struct TextPatternTests {
  @Test(
    "compares exactly, and … is any characters",
    arguments: [
      ("Done.", "Done.", true), ("Done.", "Done", false), ("…", "", true), ("…", "x", true),
      ("Created “…”.", "Created “a”.", true), ("Created “…”.", "Created “a”", false),
      ("a…a", "a", false), ("a…a", "aa", true), ("…b…b…", "b", false), ("…b…b…", "xbyb", true),
      ("", "", true), ("", "x", false),
    ])
  func matches(_ pattern: String, _ text: String, _ isExpected: Bool) {
    #expect(TextPattern(pattern).matches(text) == isExpected)
  }
}
