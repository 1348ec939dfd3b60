// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import LogStore
import Platform
import Testing

/// A device with a store that a process logged into.
private struct LoggedDevice {
  let tool: BuiltTool
  var device: String { tool.folder + "/device" }
  var store: String { device + "/logs/store" }

  init() async throws {
    tool = try BuiltTool()
    let made = try await tool.run("device", "create", "--device", tool.folder + "/device")
    #expect(made.status == 0)
  }

  func log(
    _ name: String, _ mode: String, _ count: Int = 0, input: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: FixtureBundle.builtExecutable("LogProcess"))
    process.arguments = [store, name, mode, String(count)]
    process.standardInput = input
    try process.run()
    return process
  }

  func logOnce(_ name: String, _ mode: String, _ count: Int = 0) throws {
    let process = try log(name, mode, count)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  func run(_ arguments: String...) async throws -> BuiltTool.Result {
    try await tool.run(arguments + ["--device", device])
  }
}

@Suite("appintents log show") struct LogShowTests {
  @Test("shows what a predicate asks for")
  func predicate() async throws {
    let logged = try await LoggedDevice()
    try logged.logOnce("Acme", "levels")
    try logged.logOnce("Other", "levels")
    let result = try await logged.run(
      "log", "show", "--style", "ndjson", "--predicate",
      #"subsystem == "com.acme.tasks" AND messageType >= error AND process == "Acme""#)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let objects = try result.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.map { $0?["eventMessage"] as? String } == ["error", "fault"])
    #expect(objects.allSatisfy { $0?["process"] as? String == "Acme" })
  }

  @Test("has shortcuts for what is asked for most")
  func shortcuts() async throws {
    let logged = try await LoggedDevice()
    try logged.logOnce("Acme", "levels")
    func messages(_ arguments: String...) async throws -> [String] {
      let result = try await logged.tool.run(
        ["log", "show", "--style", "compact", "--device", logged.device] + arguments)
      #expect(result.status == 0)
      return result.output.split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    #expect(try await messages() == ["default", "error", "fault"])
    // An error follows, so the info before it is stored too.
    #expect(try await messages("--info") == ["info", "default", "error", "fault"])
    #expect(try await messages("--level", "fault") == ["fault"])
    #expect(try await messages("--last", "1h", "--process", "Acme").count == 3)
    #expect(try await messages("--process", "Nobody") == [])
    #expect(try await messages("--subsystem", "com.acme.tasks", "--category", "test").count == 3)
    #expect(try await messages("--end", "2020-01-01") == [])
    #expect(try await messages("--start", "2020-01-01").count == 3)
  }

  @Test("a wrong option is named with the remedy and 64")
  func wrong() async throws {
    let logged = try await LoggedDevice()
    let bad = try await logged.run("log", "show", "--predicate", "level == sever")
    #expect(bad.status == 64)
    #expect(
      bad.errors == """
        error: the predicate cannot be read: 'sever' is no level; the levels are debug, info, \
        default, error, fault
          level == sever
                   ^

        """)
    for (arguments, sentence) in [
      (
        ["--last", "soon"],
        "'soon' is no duration for '--last'; write it as '30s', '5m', '2h' or '1d'"
      ),
      (["--start", "soon"], "'soon' is no date for '--start'; write it as '2026-11-30 10:00:00'"),
      (["--start", "2026-01-02", "--end", "2026-01-01"], "the end is before the start"),
      (["--last", "5m", "--start", "10:00"], "'--last' and '--start' exclude each other"),
      (["--info", "--level", "error"], "'--level' and '--info' exclude each other"),
      (["--time-zone", "Mars/Base"], "there is no time zone 'Mars/Base'"),
    ] {
      let result = try await logged.tool.run(
        ["log", "show", "--device", logged.device] + arguments)
      #expect(result.status == 64)
      #expect(result.errors.hasPrefix("error: \(sentence)"))
    }
  }

  @Test("nothing found is said beside the output, and JSON stays JSON")
  func nothing() async throws {
    let logged = try await LoggedDevice()
    let json = try await logged.run("log", "show", "--style", "json")
    #expect(json.status == 0)
    #expect(json.output == "[]\n")
    #expect(json.errors == "no record matches\n")
    let debug = try await logged.run("log", "show", "--debug")
    #expect(debug.errors.contains("'appintents device set log-level debug' stores such messages"))
  }

  @Test("a reader who has seen enough ends it without a word")
  func closedPipe() async throws {
    let logged = try await LoggedDevice()
    try logged.logOnce("Acme", "messages", 3000)
    let process = logged.tool.process(["log", "show", "--device", logged.device])
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: 10)
    try output.fileHandleForReading.close()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(said.isEmpty)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
  }

  @Test("a damaged store is read as far as it goes")
  func damaged() async throws {
    let logged = try await LoggedDevice()
    try logged.logOnce("Acme", "levels")
    let file = try Descriptor.openForAppending(logged.store + "/Acme.00000001.log")
    _ = try file.write(Array("not a record".utf8))
    try logged.logOnce("Acme", "levels")
    let result = try await logged.run("log", "show", "--level", "fault", "--style", "ndjson")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.errors.hasPrefix("warning: 12 bytes in 1 place of the log are no records"))
  }
}

@Suite("appintents log stream") struct LogStreamTests {
  @Test("asks processes for more while it runs, and Ctrl-C ends it with 0")
  func debug() async throws {
    let logged = try await LoggedDevice()
    let input = Pipe()
    let writer = try logged.log("Acme", "levels", input: input.fileHandleForReading)
    let process = logged.tool.process([
      "log", "stream", "--debug", "--style", "ndjson", "--predicate", "level == debug",
      "--device", logged.device,
    ])
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while text.split(separator: "\n", omittingEmptySubsequences: false).count < 3 {
      guard let data = try output.fileHandleForReading.read(upToCount: 200) else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    let line = try #require(text.split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["messageType"] as? String == "Debug")
    try input.fileHandleForWriting.close()
    writer.waitUntilExit()
    // Its wish ended with it.
    let activation = LogWriter(directory: logged.store, process: "test").activation
    #expect(activation.threshold(subsystem: "", category: "").level == .default)
  }

  @Test("ends when nobody reads it, though nothing is logged")
  func readerGone() async throws {
    let logged = try await LoggedDevice()
    let process = logged.tool.process(["log", "stream", "--device", logged.device])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // The header: it is following now.
    _ = try output.fileHandleForReading.read(upToCount: 10)
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
  }
}

@Suite("appintents signposts") struct SignpostsCommandTests {
  @Test("shows a table, JSON, or a trace")
  func all() async throws {
    let logged = try await LoggedDevice()
    try logged.logOnce("Acme", "intervals", 20)
    let table = try await logged.run("signposts")
    #expect(table.status == 0)
    #expect(
      table.output == """
        subsystem       category  name   count  open  p50      p95      max      events  unmatched
        com.acme.tasks  test      load   20     0     10.0 ms  19.0 ms  20.0 ms  0       -
        com.acme.tasks  test      ready  0      0     -        -        -        1       -

        """)
    let json = try await logged.run("signposts", "--json", "--predicate", "signpostName == 'load'")
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(rows?.map { $0["p95"] as? Double } == [19])
    let path = logged.tool.folder + "/trace.json"
    let trace = try await logged.run("signposts", "--trace", path)
    #expect(trace.status == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    #expect(events.count { $0["ph"] as? String == "X" } == 20)
    let unwritable = try await logged.run("signposts", "--trace", "/nowhere/trace.json")
    #expect(unwritable.status == 74)
    let nothing = try await logged.run("signposts", "--category", "other")
    #expect(nothing.errors == "no signpost matches\n")
  }
}
