// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

/// Files in Apple's shapes, written by hand: `Garden` and `Meadow` have what public files show,
/// `Strange` what no version knows yet.
@Suite("Manifests in Apple's form") struct ActionsdataTests {
  private let tool: BuiltTool
  private static let folder = source.deletingLastPathComponent().path + "/Actionsdata"
  private static let source = URL(fileURLWithPath: #filePath)

  init() throws { tool = try BuiltTool() }

  // MARK: Scripts/check-actionsdata

  private func check(_ folder: String) throws -> (status: Int32, output: String) {
    var root = Self.source
    for _ in 1...4 { root.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      root.path + "/Scripts/check-actionsdata", folder, BuiltTool.path + "-metadata",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test("all decode and encode again without a loss")
  func equal() throws {
    let (status, output) = try check(Self.folder)
    #expect(status == 0)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasSuffix(".actionsdata: equal") })
  }

  @Test("a broken file is told, and so is a folder without one")
  func broken() throws {
    try tool.write("{\"actions\": []}", to: "files/Broken.actionsdata")
    let (status, output) = try check(tool.folder + "/files")
    #expect(status == 1)
    #expect(output.contains("Broken.actionsdata: ") && output.contains("'actions'"))
    try tool.write("", to: "empty/file.txt")
    #expect(try check(tool.folder + "/empty").status == 74)
    #expect(try check(tool.folder + "/none").status == 74)
  }

  // MARK: appintents inspect

  private func table(_ name: String) async throws -> [String] {
    let result = try await tool.run("inspect", "\(Self.folder)/\(name).actionsdata")
    #expect(result.status == 0)
    #expect(result.errors == "")
    // Columns are wide as the longest cell wants them.
    return result.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test(
    "the table shows titles with their keys, types, and each sentence with its conditions",
    arguments: [
      "made by xcode-tools 17E6107",
      "WaterPlantIntent Water a Plant (key water.title in table Garden)",
      "Waters one plant.", "returns PlantEntity", "plant PlantEntity Plant",
      "in category Care", "found as sprinkle", "litres Double? = 0.5 Litres",
      "bed BedKind? Bed Where it grows", "photos [IntentFile]? of public.image Photos",
      "pause Measurement<UnitDuration>? in min Pause",
      "when bed has a value, when bed is raised or flat: “Water <plant> in the bed” and litres",
      "when bed has a value, else: “Water <plant> with <litres>”",
      "else: “Water <plant>” and litres, until", "OpenPlantIntent Open Plant",
      "opens the app", "Water WaterPlantIntent its title, image drop",
      "for the system: OpenEntity, ForegroundContinuable", "“Open <target>”",
      "Water <plant> in <app> WaterPlantIntent", "Water the horse starts none of them",
      "BedKind Bed Raised, Flat (level)",
      "PlantEntity Plant (key plant.name in table Garden) PlantQuery name: String, planted: Date?",
    ])
  func garden(_ line: String) async throws { #expect(try await table("Garden").contains(line)) }

  @Test(
    "what is unknown is shown as that",
    arguments: [
      "StrangeIntent", "number primitive 99", "tagged hologram Cube?", "many [primitive 98]",
      "untitled AttributedString? = “x”", "not discoverable", "may open the app",
      "schema whiteboard.CreateItemIntent",
      "deprecated: Gone soon; use OtherIntent", "a summary of the unknown form 'hologramStatement'",
      "requires authentication on the device itself",
    ])
  func strange(_ line: String) async throws { #expect(try await table("Strange").contains(line)) }

  @Test(
    "the table shows defaults, who may use an intent, where, and all that starts it",
    arguments: [
      "Cuts the [31mgrass.", "in category Care", "found as cut, trim", "opens the app",
      "available from iOS 17.0, not on macOS, before tvOS 26.0",
      "needs FeatureFlag Meadow/mower", "height Height = low Height", "quietly Bool = true",
      "rounds Int? = 2", "note String? = “to the fence”", "places [String] = []",
      "maps [IntentFile]? of public.image, public.movie",
      "pause Measurement<UnitDuration>? in min", "when height is low: “Mow to the ground”",
      "else, when rounds meets comparison 5 3: “Mow often”", "RakeIntent Rake",
      "for the assistant only", "may open the app", "BurnIntent", "not discoverable",
      "Mow Now MowIntent its title, image leaf", "Mow in <app> MowIntent",
      "Shave the meadow MowIntent height is low", "Move the meadow never MowIntent",
      "Mow with <app> for <rounds> MowIntent height is low", "Height Height Low, high",
      "PlainQuery finds Cow by identifier", "WordsQuery finds Cow by identifier, by words",
      "Passed over, for they are no declarations", "actions.OldIntent", "entities.Cow", "enums[1]",
    ])
  func meadow(_ line: String) async throws { #expect(try await table("Meadow").contains(line)) }

  @Test("a manifest without declarations says so")
  func nothing() async throws {
    let file = try tool.write(#"{"actions": {}}"#, to: "Empty.actionsdata")
    #expect(try await tool.run("inspect", file).output.hasSuffix("\n\ndeclares nothing\n"))
  }

  @Test("the JSON holds every key", arguments: ["Garden", "Meadow", "Strange"])
  func json(_ name: String) async throws {
    let path = "\(Self.folder)/\(name).actionsdata"
    let result = try await tool.run("inspect", "--json", path)
    #expect(result.status == 0)
    let object = try JSONDecoder().decode(JSONObject.self, from: Data(result.output.utf8))
    let written = try JSONDecoder().decode(
      JSONValue.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(object["manifest"] == written)
    #expect(object["path"] == .string(path))
  }

  @Test("a summary of our own form shows its conditions too")
  func branches() async throws {
    let text = BuiltTool.manifest.replacing(
      "\"futureKey\"",
      with: """
        "actionConfiguration": {"openAppIntentsBranches": [{"condition": {"parameter": "count",
        "operator": "greaterThan", "value": 3}, "configuration": {"actionSummary": {"wrapper":
        {"summaryString": {"formatString": "Ping often", "parameterIdentifiers": []},
        "otherParameterIdentifiers": []}}}}, {"configuration": {"actionSummary": {"wrapper":
        {"summaryString": {"formatString": "Ping ${count} times", "parameterIdentifiers": ["count"]},
        "otherParameterIdentifiers": []}}}}]}, "futureKey"
        """)
    let file = try tool.write(text, to: "Own.actionsdata")
    let output = try await tool.run("inspect", file).output
    #expect(output.contains("when count is more than 3: “Ping often”\n"))
    #expect(output.contains("else: “Ping <count> times”\n"))
  }
}
