// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

@Suite("A full disk under the output") struct FullOutputTests {
  @Test("is an error of the output, and no closed pipe", arguments: [true, false])
  func full(_ isHelp: Bool) throws {
    let tool = try BuiltTool()
    let app = try tool.makeApp()
    let process = tool.process(isHelp ? ["--help"] : ["ask", "--app", app, "Ping Acme"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 74)
    #expect(text.hasPrefix("error: the standard output could not be written"))
  }
}

@Suite("appintents ask with nobody to run the intent") struct AskCommandTests {
  private let tool: BuiltTool
  private let app: String

  init() throws {
    tool = try BuiltTool()
    app = try tool.makeApp()
  }

  struct UtteranceCase: CustomTestStringConvertible {
    var testDescription: String
    var utterance: String
    var reason: String
  }

  @Test(
    "an utterance that means nothing is refused with one sentence and 1",
    arguments: [
      UtteranceCase(testDescription: "empty", utterance: "", reason: "empty"),
      UtteranceCase(testDescription: "blank", utterance: "  \t ", reason: "empty"),
      UtteranceCase(
        testDescription: "100 kB", utterance: String(repeating: "task ", count: 20_000),
        reason: "tooLong"),
      UtteranceCase(testDescription: "emoji", utterance: "🎉🎉👩‍👩‍👧‍👦", reason: "empty"),
      UtteranceCase(
        testDescription: "right to left", utterance: "אני רוצה משימה חדשה",
        reason: "notUnderstood"),
      UtteranceCase(
        testDescription: "nonsense", utterance: "colourless green ideas", reason: "notUnderstood"),
    ])
  func refused(_ utterance: UtteranceCase) async throws {
    let result = try await tool.run(
      "ask", "-", "--json", "--app", app, input: Data(utterance.utterance.utf8))
    #expect(result.status == 1)
    let object = try JSONDecoder().decode(JSONObject.self, from: Data(result.output.utf8))
    #expect(object["outcome"] == "refused")
    let reasons =
      utterance.reason == "empty" ? ["empty", "notUnderstood"] : [utterance.reason]
    #expect(reasons.contains(object["reason"]?.stringValue ?? ""))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("error: ") == true)
  }

  @Test("bytes that are not UTF-8 are refused with 74, and not repeated")
  func notText() async throws {
    let result = try await tool.run(
      "ask", "-", "--app", app, input: Data([0xFF, 0xFE, 0x41, 0x0A]))
    #expect(result.status == 74)
    #expect(
      result.errors
        == "error: the utterance on standard input is not UTF-8; send text in UTF-8\n")
  }

  @Test("an app that is not there is named with 74, a similar one suggested")
  func unknownApp() async throws {
    let result = try await tool.run("ask", "ping", "--app", "Nothing")
    #expect(result.status == 74)
    #expect(result.errors.contains("there is no app 'Nothing'"))
    _ = try await tool.run("device", "install", app)
    let near = try await tool.run("ask", "ping", "--app", "Acem")
    #expect(near.errors.contains("did you mean 'Acme'?"))
  }

  @Test("without an app on the device the remedy is said")
  func noApps() async throws {
    let result = try await tool.run("ask", "ping")
    #expect(result.status == 64)
    #expect(result.errors.contains("no app is installed on the device; name one with --app"))
  }

  @Test("a missing executable is found before anything is asked")
  func missingExecutable() async throws {
    try FileManager.default.removeItem(atPath: app + "/Acme")
    let result = try await tool.run("ask", "Ping Acme", "--app", app)
    #expect(result.status == 74)
    #expect(result.errors.contains("Acme.app/Acme' is missing"))
  }

  @Test("an executable that exits at once is a failure with its reason")
  func exits() async throws {
    let result = try await tool.run("ask", "Ping Acme", "--json", "--app", app)
    #expect(result.status == 1)
    let object = try JSONDecoder().decode(JSONObject.self, from: Data(result.output.utf8))
    #expect(object["outcome"] == "failed")
    #expect(object["intent"] == "PingIntent")
  }

  @Test("a time zone that does not exist is named")
  func timeZone() async throws {
    let result = try await tool.run("ask", "Ping Acme", "--app", app, "--time-zone", "Mars/Base")
    #expect(result.status == 64)
    #expect(result.errors.contains("there is no time zone 'Mars/Base'"))
  }

  @Test("a script shows the conversation and ends by itself")
  func script() async throws {
    let script = try tool.write(
      "# Nonsense\nflurb the gribble\n\nquit\nnever said\n", to: "talk.txt")
    let result = try await tool.run("run", app, "--script", script)
    #expect(result.status == 0)
    #expect(result.output.contains("\nNonsense\nYou   flurb the gribble\nAcme  "))
    #expect(!result.output.contains("never said"))
  }

  @Test("a conversation in a pipe ends with the input")
  func pipe() async throws {
    let result = try await tool.run("run", app, input: Data("flurb\n".utf8))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("You   flurb\nAcme  "))
  }
}
