// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checks

@Suite("Reading strings tables")
struct StringsTextTests {
  private func entry(_ key: String, _ value: String, _ line: Int) -> StringsText.Entry {
    StringsText.Entry(key: key, value: value, line: line)
  }

  @Test("knows comments, bare words, escapes and keys that are their own values")
  func forms() {
    let text = #"""
      /* "No" = "entry";
      */ "Füge \"%@\" hinzu" = "Zeile\nzwei\t\U00e9";
      // "No" = "entry";
      app.name-1 = Größe ; "Alone";
      """#
    #expect(
      StringsText.entries(of: "\u{FEFF}" + text) == [
        entry("Füge \"%@\" hinzu", "Zeile\nzwei\té", 2), entry("app.name-1", "Größe", 4),
        entry("Alone", "Alone", 4),
      ])
  }

  @Test("counts lines whichever way they end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = "\"a\" = \"1\(end)2\";\(end)\(end)// c\(end)\"b\" = \"3\";\(end)"
    #expect(
      StringsText.entries(of: text) == [entry("a", "1\(end)2", 1), entry("b", "3", 5)])
  }

  @Test(
    "does not take other texts",
    arguments: ["\"a\"", "\"a\" = ;", "\"a\" = \"b", "/* a", "\"a\" = \"b\\", "{}", "a = b"])
  func others(_ text: String) { #expect(StringsText.entries(of: text) == nil) }
}
