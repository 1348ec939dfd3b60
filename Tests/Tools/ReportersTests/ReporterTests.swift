// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import Foundation
import IntentMetadata
import ProjectModel
import Reporters
import SourceModel
import Testing

@Suite("Reports") struct ReporterTests {
  private static let finding = Finding(
    rule: "phrase.no-application-name", severity: .error,
    range: SourceRange(
      start: SourcePosition(file: "/code/app/My Shortcuts.swift", line: 9, column: 11),
      end: SourcePosition(file: "/code/app/My Shortcuts.swift", line: 9, column: 20)),
    message: "phrase \"Add 50%, now\" does not name the app")

  private static let report = Report(
    findings: [finding], project: Project(name: "app", kind: .folder, root: "/code/app"),
    directory: "/code", version: "1.2")

  @Test("for people has a line for each finding, from where they stand, and the count")
  func text() {
    #expect(
      TextReporter.text(Self.report) == """
        app/My Shortcuts.swift:9:11: error: phrase "Add 50%, now" does not name the app \
        (phrase.no-application-name)

        1 error; 'appintents explain <rule>' says why and how to mend it
        """)
  }

  @Test("for Xcode has absolute paths and nothing else")
  func xcode() {
    #expect(
      XcodeReporter.text(Self.report) == """
        /code/app/My Shortcuts.swift:9:11: error: phrase "Add 50%, now" does not name the app \
        (phrase.no-application-name)
        """)
  }

  @Test("for GitHub escapes what would end a command")
  func gitHub() {
    #expect(
      GitHubReporter.text(Self.report) == """
        ::error file=app/My Shortcuts.swift,line=9,endLine=9,col=11,endColumn=20,\
        title=phrase.no-application-name::phrase "Add 50%25, now" does not name the app
        """)
  }

  @Test("as JSON has paths from the root of the project")
  func json() throws {
    let text = try JSONReporter.text(Self.report)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let first = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(object["root"] as? String == "/code/app")
    #expect(first["file"] as? String == "My Shortcuts.swift")
    #expect(first["line"] as? Int == 9)
    #expect(first["rule"] as? String == "phrase.no-application-name")
    #expect(first["severity"] as? String == "error")
  }

  @Test("as SARIF has URIs from the working folder")
  func sarif() throws {
    let text = try SARIFReporter.text(Self.report)
    #expect(text.contains(#""uri" : "app/My%20Shortcuts.swift""#))
    #expect(text.contains(#""uri" : "file:///code/""#))
  }
}
