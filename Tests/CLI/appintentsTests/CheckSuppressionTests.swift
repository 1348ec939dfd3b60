// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("Comments that silence appintents check") struct CheckSuppressionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Above the line of the mistake, and at its end.
    var above = ""
    var end = ""
    var top = ""
    var isSilent = true
    /// What is said of the comment.
    var said: [String] = []
  }

  private static let rule = CheckedFolder.mistakenRule

  private static func text(_ one: Case) -> String {
    let lines = CheckedFolder.mistake.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      switch index {
      case 0: "\(line) \(one.top)"
      case 7: "\(line) \(one.above)"
      case 8: "\(line) \(one.end)"
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  @Test(
    "count in comments, for the rules that they name",
    arguments: [
      Case(testDescription: "this", end: "// appintents:disable:this \(rule)"),
      Case(testDescription: "next", above: "// appintents:disable:next \(rule)"),
      Case(testDescription: "file", top: "// appintents:disable:file \(rule)"),
      Case(testDescription: "all", end: "// appintents:disable:this all"),
      Case(testDescription: "several", end: "// appintents:disable:this phrase.style, \(rule)"),
      Case(testDescription: "a reason", end: "// appintents:disable:this \(rule) -- no such rule"),
      Case(testDescription: "prose", end: "// appintents:disable:this \(rule) as we say so"),
      Case(testDescription: "a block", end: "/* appintents:disable:this \(rule)*/"),
      Case(
        testDescription: "unused", above: "// appintents:disable:this \(rule)", isSilent: false),
      Case(
        testDescription: "another line", top: "// appintents:disable:next \(rule)", isSilent: false),
      Case(
        testDescription: "another rule", end: "// appintents:disable:this phrase.style",
        isSilent: false),
      Case(
        testDescription: "unknown rule", end: "// appintents:disable:this phrase.stile",
        isSilent: false,
        said: [
          "9: there is no rule 'phrase.stile', so this silences nothing; "
            + "did you mean 'phrase.style'?"
        ]),
      Case(
        testDescription: "unknown scope", end: "// appintents:disable:line \(rule)",
        isSilent: false,
        said: [
          "9: 'disable:line' is unknown, so this silences nothing; "
            + "write 'this', 'next' or 'file'"
        ]),
      Case(
        testDescription: "no rule", end: "// appintents:disable:this", isSilent: false,
        said: [
          "9: 'disable:this' names no rule, so this silences nothing; name one, or 'all'"
        ]),
      Case(
        testDescription: "an explanation", end: "// write `appintents:disable:this <rule>`",
        isSilent: false),
      Case(
        testDescription: "silenced itself",
        end: "// appintents:disable:this disable.unknown-rule x.y",
        isSilent: false),
    ], [false, true])
  func comments(_ one: Case, hasReturns: Bool) async throws {
    let folder = try CheckedFolder()
    let text = Self.text(one)
    try folder.write(hasReturns ? text.replacing("\n", with: "\r\n") : text, to: "A.swift")
    let found = try await folder.findings()
    #expect(found.contains { $0.rule == Self.rule } != one.isSilent)
    let said = found.filter { $0.rule == "disable.unknown-rule" }
    #expect(said.map { "\($0.line): \($0.message)" } == one.said)
    #expect(found.allSatisfy { [Self.rule, "disable.unknown-rule"].contains($0.rule) })
  }

  @Test("do not count inside strings") func strings() async throws {
    let folder = try CheckedFolder()
    let line = #"let text = "// appintents:disable:file \#(Self.rule)""#
    let block = "let more = \"\"\"\n  // appintents:disable:file all\n  \"\"\""
    try folder.write(CheckedFolder.mistake + line + "\n" + block + "\n", to: "A.swift")
    #expect(try await folder.places() == ["\(Self.rule) A.swift:9"])
  }

  @Test("are found in files without intents, and in property lists") func otherFiles() async throws
  {
    let folder = try CheckedFolder()
    try folder.write("let a = 1 // appintents:disable:this phrase.nothing\n", to: "A.swift")
    #expect(try await folder.places() == ["disable.unknown-rule A.swift:1"])
    let muted = try await folder.check("--disable", "disable.unknown-rule")
    #expect(muted.output == "nothing found\n")
  }
}
