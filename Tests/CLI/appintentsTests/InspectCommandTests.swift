// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

@Suite("appintents inspect") struct InspectCommandTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  @Test("a bundle is shown with its intents, parameters and phrases")
  func table() async throws {
    let result = try await tool.run("inspect", try tool.makeApp())
    #expect(result.status == 0)
    for text in ["Acme  com.test.acme", "PingIntent  Ping", "Int?", "Ping <app>"] {
      #expect(result.output.contains(text))
    }
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("the JSON holds the manifest as it is, keys of other versions too")
  func json() async throws {
    let file = try tool.write(BuiltTool.manifest, to: "extract.actionsdata")
    let result = try await tool.run("inspect", "--json", file)
    #expect(result.status == 0)
    let object = try JSONDecoder().decode(JSONObject.self, from: Data(result.output.utf8))
    let manifest = try JSONDecoder().decode(JSONValue.self, from: Data(BuiltTool.manifest.utf8))
    #expect(object["manifest"] == manifest)
  }

  struct BrokenCase: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var contents: String?
    var message: String
  }

  @Test(
    "a broken bundle is named with what to do, and ends with 74",
    arguments: [
      BrokenCase(
        testDescription: "no manifest", file: "Acme.app/Metadata.appintents/extract.actionsdata",
        contents: nil, message: "declares no intents"),
      BrokenCase(
        testDescription: "not JSON", file: "Acme.app/Metadata.appintents/extract.actionsdata",
        contents: "{", message: "extract.actionsdata' is broken"),
      BrokenCase(
        testDescription: "another document",
        file: "Acme.app/Metadata.appintents/extract.actionsdata", contents: "{\"a\": 1}",
        message: "'actions' is missing"),
      BrokenCase(
        testDescription: "no Info.plist", file: "Acme.app/Info.plist", contents: nil,
        message: "Info.plist"),
      BrokenCase(
        testDescription: "broken Info.plist", file: "Acme.app/Info.plist", contents: "<plist",
        message: "Info.plist"),
    ])
  func broken(_ broken: BrokenCase) async throws {
    let app = try tool.makeApp()
    let path = "\(tool.folder)/\(broken.file)"
    if let contents = broken.contents {
      try tool.write(contents, to: broken.file)
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    let result = try await tool.run("inspect", app)
    #expect(result.status == 74)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(broken.message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("what is neither app nor package nor manifest is told so")
  func nothing() async throws {
    let missing = try await tool.run("inspect", "nothing-here")
    #expect(missing.status == 74)
    #expect(missing.errors.contains("there is no '"))
    try tool.write("x", to: "folder/file")
    let folder = try await tool.run("inspect", "folder")
    #expect(folder.status == 74)
    #expect(folder.errors.contains("neither an app bundle nor a Swift package"))
    #expect(try await tool.run("inspect", try tool.write("hello", to: "a.txt")).status == 74)
  }
}
