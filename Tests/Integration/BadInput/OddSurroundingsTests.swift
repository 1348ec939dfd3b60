// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import IntentMetadata
import Testing

/// The command with a real app, in surroundings that others do not think of.
@Suite("Odd surroundings") struct OddSurroundingsTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  private func ask(
    _ arguments: String..., variables: [String: String?] = [:]
  ) async throws -> BuiltTool.Result {
    let app = try await ExampleApps.shared.bundle("AcmeTasks").path
    let arguments = ["ask", "--json", "--app", app, "--now", "2026-11-30T10:00:00Z"] + arguments
    return try await Turnstile.processes.pass {
      try await tool.run(arguments, variables: variables, limit: 60)
    }
  }

  struct Surroundings: CustomTestStringConvertible {
    var variables: [String: String?]

    init(_ variables: [String: String?]) { self.variables = variables }

    var testDescription: String {
      variables.keys.sorted().map { "\($0)=\((variables[$0] ?? nil) ?? "(unset)")" }
        .joined(separator: " ")
    }
  }

  @Test(
    "the person's own environment changes nothing",
    arguments: [
      Surroundings(["LANG": "C", "LC_ALL": "C"]),
      Surroundings(["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
      Surroundings(["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"]),
      Surroundings(["LANG": "xx_YY.KOI8", "LC_ALL": nil]),
      Surroundings(["LANG": nil, "LC_ALL": nil, "TERM": nil, "HOME": nil]),
      Surroundings(["TZ": "Nowhere/Land"]),
      Surroundings(["TZ": ""]),
      Surroundings(["TZ": "Asia/Kathmandu"]),
      Surroundings(["TMPDIR": "/nonexistent"]),
      Surroundings(["COLUMNS": "1"]),
      Surroundings(["MALLOC_ARENA_MAX": "1", "OPENAPPINTENTS_SOCKET": "99"]),
    ])
  func environment(_ surroundings: Surroundings) async throws {
    let result = try await ask(
      "--time-zone", "UTC", "CREATE A TASK CALL INGRID DUE TOMORROW FOR MARKETING IN ACME",
      variables: surroundings.variables)
    #expect(result.status == 0, "\(result.errors)")
    let parameters = result.object?["parameters"]?.objectValue
    #expect(parameters?["title"] == "CALL INGRID")
    #expect(parameters?["dueDate"] == "2026-12-01T00:00:00Z")
    #expect(parameters?["project"]?.objectValue?["title"] == "Marketing")
  }

  @Test(
    "tomorrow begins where the device is",
    arguments: [
      ("Asia/Kathmandu", "2026-11-30T18:15:00Z"), ("Pacific/Apia", "2026-11-30T11:00:00Z"),
      ("Pacific/Kiritimati", "2026-12-01T10:00:00Z"), ("Etc/GMT+12", "2026-11-30T12:00:00Z"),
      ("America/St_Johns", "2026-12-01T03:30:00Z"),
    ])
  func timeZone(_ zone: String, _ midnight: String) async throws {
    let result = try await ask(
      "--time-zone", zone, "Create a task call the bank due tomorrow in Acme")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.object?["parameters"]?.objectValue?["dueDate"] == .string(midnight))
  }

  @Test(
    "a device in a language without words reads what needs none",
    arguments: ["tr_TR", "ar", "zh_Hant_HK", "de_DE", "en_US_POSIX", "xx"])
  func locale(_ locale: String) async throws {
    let result = try await ask(
      "--locale", locale, "--time-zone", "UTC", "Create a task in Acme", "--answer", "İğne IiI")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.object?["parameters"]?.objectValue?["title"] == "İğne IiI")
  }

  @Test("requests at the same time on one new device lose nothing")
  func together() async throws {
    let titles = ["first", "second", "third", "fourth"]
    try await withThrowingTaskGroup { group in
      for title in titles {
        group.addTask {
          let result = try await ask("Create a task the \(title) thing in Acme")
          #expect(result.status == 0, "\(result.errors)")
        }
      }
      try await group.waitForAll()
    }
    let list = try await ask("Show my tasks in Acme").object?["dialog"]?.stringValue ?? ""
    for title in titles { #expect(list.contains("the \(title) thing"), "\(list)") }
    #expect(Trial.processes(of: tool.folder + "/state").isEmpty)
  }
}
