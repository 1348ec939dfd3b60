// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

@Suite("Bundles that are not what they should be") struct BadBundleTests {
  /// What is done to a good bundle, and the sentence that follows.
  struct Damage: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    /// Nil removes the file.
    var contents: Data?
    var parts: [String]

    init(_ description: String, _ file: String, _ contents: String?, says parts: String...) {
      testDescription = description
      self.file = file
      self.contents = contents.map { Data($0.utf8) }
      self.parts = parts
    }
  }

  private static let manifest = "Metadata.appintents/extract.actionsdata"
  private static let supplement = "Metadata.appintents/openappintents.json"

  @Test(
    "are named with what is wrong and 74",
    arguments: [
      Damage("no manifest", manifest, nil, says: "extract.actionsdata' is missing", "plugin"),
      Damage("empty manifest", manifest, "", says: "extract.actionsdata' is broken"),
      Damage("half a manifest", manifest, "{\"version\": 1, \"act", says: "build the bundle again"),
      Damage("a list as manifest", manifest, "[]", says: "extract.actionsdata' is broken"),
      Damage(
        "wrong types in the manifest", manifest, "{\"actions\": 5}",
        says: "extract.actionsdata' is broken", "actions"),
      Damage(
        "a deep manifest", manifest, String(repeating: "[", count: 200_000),
        says: "extract.actionsdata' is broken"),
      Damage("broken supplement", supplement, "{", says: "openappintents.json' is broken"),
      Damage(
        "a supplement that leads outside", supplement,
        """
        {"executables": [{"kind": "app", "bundleIdentifier": "a", "bundlePath": "../..", \
        "executable": "sh", "modules": [], "appGroups": []}]}
        """, says: "openappintents.json' ", "build"),
      Damage("no Info.plist", "Info.plist", nil, says: "Info.plist"),
      Damage("broken Info.plist", "Info.plist", "<plist><dict>", says: "Info.plist"),
      Damage("Info.plist without keys", "Info.plist", "<plist><dict/></plist>", says: "Info.plist"),
      Damage("no executable", "Stub", nil, says: "Stub.app/Stub' is missing", "build"),
    ])
  func damage(_ damage: Damage) async throws {
    let trial = try Trial()
    let path = "\(trial.app)/\(damage.file)"
    try FileManager.default.removeItem(atPath: path)
    try damage.contents?.write(to: URL(filePath: path))
    let result = try await trial.ask("Do Empty in Stub")
    expectFailure(result, status: 74)
    for part in damage.parts { #expect(result.errors.contains(part)) }
    #expect(result.output.isEmpty)
  }

  @Test("whose executable may not be executed, or is none, are named")
  func notExecutable() async throws {
    let trial = try Trial()
    let path = "\(trial.app)/Stub"
    try FileManager.default.removeItem(atPath: path)
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path))
    expectFailure(try await trial.ask("Do Empty in Stub"), status: 74, "Stub.app/Stub'")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    expectFailure(try await trial.ask("Do Empty in Stub"), status: 74, "Stub.app/Stub'")
  }

  @Test("whose executable is no program fail with the reason")
  func noProgram() async throws {
    let trial = try Trial()
    let path = "\(trial.app)/Stub"
    for contents in ["", "\u{7F}ELF", "MZ not a program of this system"] {
      try FileManager.default.removeItem(atPath: path)
      try Data(contents.utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      let result = try await trial.ask("--json", "Do Empty in Stub")
      expectFailure(result, status: 1, "could not be launched", "Stub")
      #expect(result.object?["outcome"] == "failed")
      #expect(result.object?["reason"] == "couldNotLaunch")
    }
  }

  @Test(
    "that are no bundles are named with 74",
    arguments: ["nothing", "nothing.app", "./nothing", "file", "folder", "empty.app"])
  func noBundle(_ app: String) async throws {
    let trial = try Trial()
    try trial.tool.write("x", to: "file")
    try trial.tool.write("x", to: "folder/x")
    try FileManager.default.createDirectory(
      atPath: trial.tool.folder + "/empty.app", withIntermediateDirectories: false)
    expectFailure(try await trial.ask("Do Empty in Stub", app: app), status: 74, "\(app)'")
  }
}
