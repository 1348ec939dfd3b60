// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

/// The whole trip: a package is built, bundled, installed, asked, and its intents run in processes
/// of their own. The first build takes a minute, all others notice that nothing has changed.
@Suite("The example apps, asked through the command", .serialized)
struct ExampleAppsTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  private static func example(_ name: String) -> String {
    // Tests/CLI/appintentsTests/<this file>
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Examples/\(name)").path
  }

  private static let acme = example("AcmeTasks")
  private static let circumstances = ["--now", "2026-11-30T10:00:00Z", "--time-zone", "UTC"]

  private func ask(
    _ words: String..., app: String = acme, input: String = ""
  ) async throws -> (status: Int32, outcome: JSONObject) {
    let result = try await tool.run(
      ["ask", "--app", app, "--json"] + Self.circumstances + words, input: Data(input.utf8))
    let outcome = try JSONDecoder().decode(JSONObject.self, from: Data(result.output.utf8))
    return (result.status, outcome)
  }

  @Test("what is said at once is done at once, found later, and forgotten by a reset")
  func create() async throws {
    let (status, outcome) = try await ask(
      "Create a task call the bank due tomorrow for marketing in Acme")
    #expect(status == 0)
    #expect(outcome["outcome"] == "done")
    #expect(outcome["intent"] == "CreateTaskIntent")
    let parameters = outcome["parameters"]?.objectValue
    #expect(parameters?["title"] == "call the bank")
    #expect(parameters?["dueDate"] == "2026-12-01T00:00:00Z")
    #expect(parameters?["project"]?.objectValue?["title"] == "Marketing")
    #expect(outcome["dialog"]?.stringValue?.contains("call the bank") == true)
    #expect(outcome["cold"] == true)
    #expect(outcome["process"]?.objectValue?["kind"] == "appIntentsExtension")

    let list = try await ask("Show my tasks in Acme").outcome
    #expect(list["dialog"]?.stringValue?.contains("call the bank") == true)

    #expect(try await tool.run("device", "reset").status == 0)
    let later = try await ask("Show my tasks in Acme").outcome
    #expect(later["outcome"] == "done")
    #expect(later["dialog"]?.stringValue?.contains("call the bank") == false)
  }

  @Test("a missing title is asked for, and the answer taken from standard input")
  func missingTitle() async throws {
    let (status, outcome) = try await ask("Create a task in Acme", input: "buy milk\n")
    #expect(status == 0)
    #expect(outcome["parameters"]?.objectValue?["title"] == "buy milk")
    let nobody = try await ask("Create a task in Acme")
    #expect(nobody.status == 1)
    #expect(nobody.outcome["outcome"] == "needsAnswer")
    #expect(nobody.outcome["question"]?.stringValue?.isEmpty == false)
  }

  @Test("two projects that match are offered, and the second one is taken")
  func twoProjects() async throws {
    let result = try await tool.run(
      "ask", "--app", Self.acme, "Open mark in Acme", "--answer", "the second one")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.contains("Market") }.count == 2)
    #expect(lines.last?.contains("Acme") == true)
  }

  @Test("a locked device runs what is always allowed, and nothing else")
  func locked() async throws {
    _ = try await ask("Create a task in Acme", input: "buy milk\n")
    let refused = try await ask("Delete the task buy milk in Acme", "--locked", input: "yes\n")
    #expect(refused.status == 1)
    #expect(refused.outcome["outcome"] == "refused")
    #expect(refused.outcome["reason"] == "requiresAuthentication")
    #expect(try await ask("Show my tasks in Acme", "--locked").status == 0)
    #expect(try await ask("Delete the task buy milk in Acme", input: "yes\n").status == 0)
  }

  @Test("a build of what has not changed says the same path, and a bundle lacks nothing")
  func build() async throws {
    let first = try await tool.run("build", Self.acme, "--output", "out")
    #expect(first.status == 0)
    #expect(first.output.hasSuffix("/out/Acme.app\n"))
    #expect(try await tool.run("build", Self.acme, "--output", "out").output == first.output)
    let table = try await tool.run("inspect", "out/Acme.app").output
    #expect(table.contains("runs in Acme: "))
    #expect(table.contains("runs in AcmeIntentsExtension: compiled into"))
  }

  @Test("an app without an extension runs in the background, and says its own error")
  func scouters() async throws {
    let app = Self.example("Scouters")
    let (status, outcome) = try await ask("Nudge my child with Scouters", app: app)
    #expect(status == 1)
    #expect(outcome["outcome"] == "failed")
    #expect(
      outcome["dialog"] == "Scouters isn't paired with a child yet. Pair a child first.")
    #expect(outcome["process"]?.objectValue?["kind"] == "app")
    #expect(outcome["process"]?.objectValue?["isForeground"] == false)
  }

  @Test("written conversations are held in parallel, one line each")
  func conversations() async throws {
    let result = try await tool.run(
      "test", Self.acme + "/Tests", "--app", Self.acme, "--junit", "report.xml")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.last == "6 conversations, all held")
    #expect(lines.first?.hasPrefix("✓ Creating a task asks for its title (") == true)
    let report = try String(contentsOfFile: tool.folder + "/report.xml", encoding: .utf8)
    #expect(report.contains("tests=\"6\" failures=\"0\" errors=\"0\""))
  }

  @Test("a conversation that differs shows its transcript, and the others are held")
  func differing() async throws {
    try tool.write(
      """
      # Differs
      You: Create a task in Acme
      Acme: What is it called?
      You: Call the bank
      => CreateTaskIntent title: Call the bonk
      # Holds
      You: Show my tasks in Acme
      Acme: You have no open tasks.
      """, to: "talks/one.conversation")
    try tool.write("You: Create a task in Acme\n=> dnoe\n", to: "talks/two.conversation")
    let result = try await tool.run("test", "talks", "--app", Self.acme)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("  - Acme  What is it called?"))
    #expect(lines.contains("  + Acme  What should the task be called?"))
    #expect(
      lines.contains(
        "  talks/one.conversation:5: 'title' is Call the bank, not Call the bonk"))
    #expect(
      lines.contains("talks/two.conversation:2: '=> dnoe' is no expectation; did you mean 'done'?"))
    #expect(lines.last == "2 conversations, 1 failed, 1 problem in the files")
  }
}
