// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import Testing

@Suite("Looking for words in sources") struct WordSearchTests {
  /// Few words are looked for in another way than many.
  private static let fillers = [[], (0..<20).map { "filler\($0)" }]

  @Test("finds whole words only", arguments: fillers)
  func wholeWords(_ more: [String]) {
    let search = WordSearch(["sleep", "defer"] + more)
    for text in ["sleep", "a.sleep(", "x defer", "usleep sleep", "sleeps, defer"] {
      #expect(search.occurs(in: text), "\(text)")
    }
    for text in ["", "usleep", "sleeps", "_sleep", "deferred", "slee", "Sleep", "söleep"] {
      #expect(!search.occurs(in: text), "\(text)")
    }
  }

  @Test("finds what is called only, where that is asked for", arguments: fillers)
  func called(_ more: [String]) {
    let search = WordSearch(["Add"] + more, areCalled: true)
    for text in ["Add()", "let a: Add = Add (b: 1)", "Tasks.Add.init(", "Add\n  .init()"] {
      #expect(search.occurs(in: text), "\(text)")
    }
    for text in ["Add", "let a: Add", "Add.self", "AddTask()", "[Add]()"] {
      #expect(!search.occurs(in: text), "\(text)")
    }
  }

  @Test("finds nothing of nothing") func none() {
    #expect(!WordSearch([String]()).occurs(in: "a"))
    #expect(!BytePattern("").occurs(in: "a"))
  }

  @Test("a pattern is found wherever it stands") func pattern() {
    let pattern = BytePattern("intent:")
    #expect(pattern.occurs(in: "intent:"))
    #expect(pattern.occurs(in: "Button(intent: A())"))
    #expect(pattern.occurs(in: "iintent:"))
    #expect(!pattern.occurs(in: "intent :"))
  }
}
