// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

/// Two files in Apple's shapes, written by hand: `Garden` has what public files show, `Strange`
/// what no version knows yet.
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

  @Test("both decode and encode again without a loss")
  func equal() throws {
    let (status, output) = try check(Self.folder)
    #expect(status == 0)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
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
      "litres Double? Litres",
      "bed BedKind? Bed Where it grows", "photos [IntentFile]? Photos",
      "pause Measurement<UnitDuration>? Pause",
      "when bed meets comparison 0, when bed is raised or flat: “Water <plant> in the bed” and litres",
      "when bed meets comparison 0, else: “Water <plant> with <litres>”",
      "else: “Water <plant>” and litres, until", "OpenPlantIntent Open Plant",
      "for the system: OpenEntity, ForegroundContinuable", "“Open <target>”",
      "Water <plant> in <app> WaterPlantIntent", "Water the horse starts none of them",
      "BedKind Bed Raised, Flat (level)",
      "PlantEntity Plant (key plant.name in table Garden) PlantQuery name: String, planted: Date?",
    ])
  func garden(_ line: String) async throws { #expect(try await table("Garden").contains(line)) }

  @Test(
    "what is unknown is shown as that",
    arguments: [
      "StrangeIntent StrangeIntent", "number primitive 99 number", "tagged hologram Cube? tagged",
      "many [primitive 98] many", "not discoverable", "schema whiteboard.CreateItemIntent",
      "deprecated: Gone soon; use OtherIntent", "a summary of the unknown form 'hologramStatement'",
      "requires authentication on the device itself",
    ])
  func strange(_ line: String) async throws { #expect(try await table("Strange").contains(line)) }

  @Test("the JSON holds every key", arguments: ["Garden", "Strange"])
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
