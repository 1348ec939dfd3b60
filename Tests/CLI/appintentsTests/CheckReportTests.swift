// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Platform
import Testing

@Suite("Reports of appintents check") struct CheckReportTests {
  private let folder: CheckedFolder

  init() throws { folder = try CheckedFolder() }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL.path

  /// Validates with Python's jsonschema; what it says, empty when all is well.
  private func validate(_ text: String, against schema: String) throws -> String {
    let path = try folder.tool.write(text, to: "report-\(UUID().uuidString).json")
    let result = try ToolProcess(
      "/usr/bin/python3", ["\(Self.repository)/Scripts/check-schema", schema, path]
    ).run()
    let output = String(decoding: result.output + result.errorOutput, as: UTF8.self)
    return result.isSuccess ? "" : "failed: \(output)"
  }

  /// Findings with and without an edit, of a rule and of none, in odd places.
  private func writeOddities() throws {
    try folder.write(CheckedFolder.mistake, to: "Ordner: größer, 50%/A b#c.swift")
    try folder.write(
      CheckedFolder.mistake.replacing("Add a task", with: "日本🎉 ${applicationName}"), to: "B.swift")
    try folder.write(
      CheckedFolder.mistake + "let x = 1 // appintents:disable:this none.such\n", to: "C.swift")
    try FileEntry.link(folder.folder + "/Nowhere.swift", to: "None.swift")
  }

  @Test("as SARIF and JSON are what their schemas say", arguments: ["App", "."])
  func schemas(_ directory: String) async throws {
    try writeOddities()
    let sarif = try await folder.check("--all", "--reporter", "sarif", path: directory)
    #expect(sarif.status == 1)
    let schemas = "\(Self.repository)/Tests/CLI/appintentsTests/Schemas"
    #expect(try validate(sarif.output, against: "\(schemas)/sarif.json") == "")
    // The schema of OASIS itself is not ours to hand on; `make check-sarif` names a copy.
    if let official = ProcessInfo.processInfo.environment["OPENAPPINTENTS_SARIF_SCHEMA"] {
      #expect(try validate(sarif.output, against: official) == "")
    }
    let json = try await folder.check("--all", "--reporter", "json", path: directory)
    let report = "\(Self.repository)/Documentation/Schemas/check-report.json"
    #expect(try validate(json.output, against: report) == "")
    #expect(json.output.contains("\"replacement\""))
  }

  @Test("with nothing found are valid too") func empty() async throws {
    try folder.write("let a = 1\n", to: "A.swift")
    let sarif = try await folder.check("--reporter", "sarif")
    #expect(sarif.status == 0)
    let schemas = "\(Self.repository)/Tests/CLI/appintentsTests/Schemas"
    #expect(try validate(sarif.output, against: "\(schemas)/sarif.json") == "")
    #expect(try await folder.check("--reporter", "xcode").output == "")
    #expect(try await folder.check("--reporter", "github").output == "")
    #expect(try await folder.check().output == "nothing found\n")
  }

  @Test("count columns as each reader does") func columns() async throws {
    // Before the phrase stand four letters of three, two, four and four bytes.
    let text = CheckedFolder.mistake.replacing(
      #"phrases: ["#, with: #"phrases: [/* 日é🎉𝄞 */ "#)
    try folder.write(text, to: "A.swift")
    let plain = "      intent: Add(), phrases: [".utf8.count + 1
    let bytes = plain + "/* 日é🎉𝄞 */ ".utf8.count
    let units = plain + "/* 日é🎉𝄞 */ ".utf16.count
    #expect((bytes, units) == (plain + 20, plain + 13))
    #expect(try await folder.findings().map(\.column) == [bytes])
    let xcode = try await folder.check("--reporter", "xcode")
    #expect(xcode.output.contains("/App/A.swift:9:\(bytes): error: "))
    let gitHub = try await folder.check("--reporter", "github")
    #expect(gitHub.output.contains("line=9,endLine=9,col=\(units),endColumn=\(units + 12),"))
    let sarif = try await folder.check("--reporter", "sarif")
    #expect(sarif.output.contains("\"startColumn\" : \(units)"))
    #expect(sarif.output.contains("\"endColumn\" : \(units + 12)"))
  }

  @Test("go to a file, in place") func output() async throws {
    try folder.write(CheckedFolder.mistake, to: "A.swift")
    let path = try folder.tool.write("old", to: "report.txt")
    try FileEntry.link(folder.tool.folder + "/link", to: "report.txt")
    let result = try await folder.check("--output", "link")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("App/A.swift:9:"))
    #expect(FileEntry.destination(of: folder.tool.folder + "/link") == "report.txt")
  }

  @Test(
    "fail from the severity that was asked for",
    arguments: [
      ("error", 1), ("warning", 1), ("info", 1), ("never", 0),
    ])
  func failOn(_ severity: String, _ status: Int) async throws {
    try folder.write(CheckedFolder.mistake, to: "A.swift")
    #expect(try await folder.check("--fail-on", severity).status == status)
  }

  @Test("of tier 4 come with --all only") func tiers() async throws {
    try folder.write(CheckedFolder.mistake, to: "A.swift")
    #expect(try await folder.findings().map(\.rule) == [CheckedFolder.mistakenRule])
    #expect(
      try await folder.findings("--all").map(\.rule)
        == ["intent.no-description", CheckedFolder.mistakenRule])
  }

  @Test("have colours and progress on a terminal only", arguments: [true, false])
  func terminal(_ isTerminal: Bool) throws {
    try folder.write(CheckedFolder.mistake, to: "A.swift")
    let command = "TERM=xterm NO_COLOR= '\(BuiltTool.path)' check App"
    let process =
      isTerminal
      ? ToolProcess("script", ["-qec", command, "/dev/null"], directory: folder.tool.folder)
      : ToolProcess("sh", ["-c", command + " 2>&1"], directory: folder.tool.folder)
    let output = String(decoding: try process.run().output, as: UTF8.self)
    #expect(output.contains("\u{1B}[1;31merror:\u{1B}[0m") == isTerminal)
    #expect(output.contains("\u{1B}") == isTerminal)
  }

  @Test("are explained, each rule in 80 columns") func explanations() async throws {
    let rules = try await folder.tool.run("rules")
    #expect(rules.status == 0)
    #expect(rules.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    struct Entry: Decodable {
      var id: String
      var page: String?
    }
    let list = try await folder.tool.run("rules", "--json")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(list.output.utf8))
    #expect(entries.map(\.id).contains("source.unreadable"))
    for entry in [entries[0], entries[entries.count - 1]] {
      #expect(rules.output.contains("  \(entry.id), "))
      let page = try await folder.tool.run("explain", entry.id)
      let prose = page.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
      #expect(prose.allSatisfy { $0.count <= 80 })
      let json = try await folder.tool.run("explain", entry.id, "--json")
      let explained = try JSONDecoder().decode(Entry.self, from: Data(json.output.utf8))
      #expect(explained.id == entry.id)
      #expect(explained.page?.isEmpty == false)
    }
  }

  @Test("are of the rules that the documentation lists") func table() throws {
    let tool = FixtureBundle.builtExecutable("appintents-source")
    let script = ToolProcess(
      "env",
      [
        "OPENAPPINTENTS_CHECK=\(tool)", "python3", "\(Self.repository)/Scripts/document-rules",
        "--check",
      ])
    let result = try script.run()
    #expect(result.isSuccess, "\(String(decoding: result.errorOutput, as: UTF8.self))")
  }
}
