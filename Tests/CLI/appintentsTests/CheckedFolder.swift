// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures

/// A folder with a project, and the built command over it.
struct CheckedFolder {
  let tool: BuiltTool
  var folder: String { tool.folder + "/App" }

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// An intent whose shortcut does not name the app: the finding that shows that a file is checked.
  static let mistake = """
    import AppIntents
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Add(), phrases: ["Add a task"], shortTitle: "Add", systemImageName: "plus")
      }
    }

    """
  static let mistakenRule = "phrase.no-application-name"

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try tool.write(text, to: "App/\(name)")
  }

  func check(_ arguments: String..., path: String = "App") async throws -> BuiltTool.Result {
    try await tool.run(["check", path] + arguments, limit: 60)
  }

  struct Finding: Decodable, Hashable {
    var rule: String
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  /// What the JSON report says, in order.
  func findings(_ arguments: String...) async throws -> [Finding] {
    struct Report: Decodable { var findings: [Finding] }
    let result = try await tool.run(
      ["check", "App", "--reporter", "json"] + arguments, limit: 60)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).findings
  }

  /// `rule file:line` of each finding.
  func places(_ arguments: String...) async throws -> [String] {
    try await findings().map { "\($0.rule) \($0.file):\($0.line)" }
  }
}
