// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("'appintents test' with files that cannot be held") struct TestCommandTests {
  @Test("one finding for each mistake, at its line, and 1")
  func malformed() async throws {
    let tool = try BuiltTool()
    try tool.write("nwo: 2026-11-30T10:00Z\nhello\n", to: "talks/a.conversation")
    try tool.write("", to: "talks/deep/b.conversation")
    try tool.write("You: hi", to: "talks/notes.txt")
    let result = try await tool.run("test", "talks")
    #expect(result.status == 1)
    #expect(
      result.output == """
        talks/a.conversation:1: 'nwo' speaks before anybody was asked, and is no setting; did you \
        mean 'now'?
        talks/a.conversation:2: this line is none of 'You: …', 'App: …', '=> …', '# title' and \
        'setting: value'; put two spaces before a line that continues the one above
        talks/deep/b.conversation:1: the file holds no conversation; write what is said after 'You:'
        0 conversations, 3 problems in the files

        """)
  }

  @Test("what cannot be read ends with 74, and the report has it")
  func unreadable() async throws {
    let tool = try BuiltTool()
    try Data([0x59, 0xFF]).write(to: URL(filePath: tool.folder + "/bytes.conversation"))
    let result = try await tool.run("test", "bytes.conversation", "nowhere", "--junit", "j.xml")
    #expect(result.status == 74)
    #expect(result.output.contains("bytes.conversation:1: the file is not UTF-8; save it as UTF-8"))
    #expect(result.output.contains("nowhere:1: there is no such file or folder"))
    let report = try String(contentsOfFile: tool.folder + "/j.xml", encoding: .utf8)
    #expect(report.contains("<testsuite name=\"nowhere\" tests=\"1\" failures=\"0\" errors=\"1\">"))
  }

  @Test("a folder without conversations and a command line without an app are told")
  func nothing() async throws {
    let tool = try BuiltTool()
    try tool.write("You: hi", to: "talks/one.conversation")
    try tool.write("", to: "empty/notes.txt")
    let empty = try await tool.run("test", "empty")
    #expect(empty.status == 74)
    #expect(empty.output.hasPrefix("empty:1: no file in this folder ends in '.conversation'"))
    let homeless = try await tool.run("test", "talks")
    #expect(homeless.status == 64)
    #expect(homeless.errors.contains("name one with --app"))
  }
}
