// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import appintents

@Suite("Lines of a person") struct InputLinesTests {
  @Test("text, other bytes and too much are told apart")
  func decode() {
    #expect(InputLines.decode(Array("a b\r".utf8)) == .text("a b"))
    #expect(InputLines.decode([]) == .text(""))
    #expect(InputLines.decode([0xC3]) == .notText)
    #expect(InputLines.decode(Array(repeating: 65, count: InputLines.limit + 1)) == .tooLong)
  }

  @Test("a script skips blank lines, and no answer is taken from behind a heading")
  func script() {
    let script = ScriptLines("one\n\n  \ntwo\n# heading\nthree")
    #expect(script.next() == "one")
    #expect(script.nextAnswer() == "two")
    #expect(script.nextAnswer() == nil)
    #expect(script.next() == "# heading")
    #expect(script.nextAnswer() == "three")
    #expect(script.next() == nil)
  }

  @Test("cells of a column stand below each other")
  func columns() {
    var columns = Columns()
    columns.add("a", "bb", "c")
    columns.add("aaa", "", "d")
    #expect(columns.lines() == ["  a    bb  c", "  aaa      d"])
  }
}
