// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("appintents check over code that is nested ten thousand levels deep")
struct CheckNestingTests {
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var open: String
    var middle = ""
    var close = ""
    /// Whether the parser copes by itself.
    var isChecked = false

    var text: String {
      String(repeating: open, count: 10_000) + middle + String(repeating: close, count: 10_000)
    }
  }

  @Test(
    "ends in time, says so, and checks the other files",
    arguments: [
      Form(testDescription: "parentheses", open: "(", middle: "1", close: ")"),
      Form(testDescription: "arrays", open: "[", middle: "1", close: "]"),
      Form(testDescription: "types", open: "A<", middle: "Int", close: ">"),
      Form(testDescription: "lines of types", open: "A<\n", middle: "Int", close: ">"),
      Form(testDescription: "closures", open: "{", close: "}"),
      Form(testDescription: "statements", open: "if a {\n", close: "}\n"),
      Form(testDescription: "else", open: "if a {} else ", middle: "{}"),
      Form(testDescription: "conditions", open: "\n#if A", close: "\n#endif"),
      Form(testDescription: "words", open: "unowned ", middle: "a"),
      Form(testDescription: "function types", open: "() -> ", middle: "Int"),
      Form(testDescription: "choices", open: "a ? b : ", middle: "c"),
      Form(testDescription: "calls", open: "", middle: "a", close: ".b()"),
      Form(testDescription: "marks", open: "", middle: "a", close: "!"),
      Form(testDescription: "sums", open: "1 + ", middle: "1", isChecked: true),
    ])
  func deep(_ form: Form) async throws {
    let folder = try CheckedFolder()
    try folder.write(CheckedFolder.mistake, to: "Good.swift")
    // Types of their own, or one file's would stand for the other's.
    let other = CheckedFolder.mistake.replacing("struct Add", with: "struct Deep")
      .replacing("Add()", with: "Deep()").replacing("struct Shortcuts", with: "struct Others")
    try folder.write(
      other.replacing("{ .result", with: "{ let x = \(form.text)\nreturn .result"),
      to: "Deep.swift")
    let start = ContinuousClock.now
    let result = try await folder.check("--only", CheckedFolder.mistakenRule)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(result.status == 1)
    #expect(result.output.contains("App/Good.swift:9:"))
    let isRefused = result.output.contains("App/Deep.swift:1:1: warning: the code is nested too")
    let isChecked = result.output.contains("App/Deep.swift:") && !isRefused
    #expect(isRefused || isChecked)
    #expect(isChecked || !form.isChecked)
  }
}
