// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Device
import Foundation
import HostFixtures
import Testing

@Suite("appintents background") struct BackgroundCommandTests {
  private let tool: BuiltTool
  private let fixture: BackgroundFixture
  private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    tool = try BuiltTool()
    fixture = try BackgroundFixture()
  }

  private func submit(
    _ identifier: String, _ kind: PendingTask.Kind = .processing, after seconds: Double = 0,
    _ change: (inout PendingTask) -> Void = { _ in }
  ) throws {
    var task = PendingTask(identifier: identifier, kind: kind, submitted: Self.moment)
    task.earliestBegin = Self.moment + seconds
    change(&task)
    _ = try fixture.device.backgroundTaskStore(of: BackgroundFixture.identifier).submit(task)
  }

  private func run(_ arguments: String...) async throws -> BuiltTool.Result {
    try await tool.run(["background"] + arguments + ["--device", fixture.device.directory])
  }

  private func now(_ seconds: Double) -> String {
    (Self.moment + seconds).formatted(.iso8601)
  }

  @Test("list shows what is waited for and why, in the order of the clock")
  func list() async throws {
    #expect(try await run("list").output == "no background tasks wait\n")
    try submit("test.polite", after: 120)
    try submit("test.refresh", .appRefresh, after: 60)
    try submit("test.failing") { $0.needsPower = true }
    try fixture.device.updateSettings { try $0.set("power", to: "no") }
    let list = try await run("list", "--now", now(60)).output
    #expect(
      list == """
        test.failing  com.test.background  processing  for power
        test.refresh  com.test.background  appRefresh  due
        test.polite   com.test.background  processing  from \(now(120))

        """)
    let json = try await run("list", "--json", "--now", now(0)).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let tasks = try #require(object?["tasks"] as? [[String: Any]])
    #expect(
      tasks.map { $0["identifier"] as? String } == [
        "test.failing", "test.refresh", "test.polite",
      ])
    #expect(tasks[0]["waitsFor"] as? [String] == ["power"])
    #expect(tasks[1]["waitsFor"] as? [String] == ["date"])
    #expect(tasks[1]["due"] as? String == now(60))
  }

  @Test("run begins a named task at once, and tells how it went")
  func named() async throws {
    try submit("test.refresh", .appRefresh, after: 1e6)
    let done = try await run("run", "test.refresh", "--now", now(0))
    #expect(done.status == 0)
    #expect(done.output == "test.refresh  completed\n")
    try submit("test.failing")
    let failed = try await run("run", "test.failing", "--json")
    #expect(failed.status == 1)
    #expect(failed.output.contains("\"outcome\" : \"completed\""))
    #expect(failed.output.contains("\"isSuccess\" : false"))
    #expect(failed.errors == "error: a task did not succeed\n")
  }

  @Test("run --due begins what is due and whose needs are met, in its order")
  func due() async throws {
    #expect(try await run("run", "--due").output == "nothing is due\n")
    try submit("test.export.1", .continuedProcessing)
    try submit("test.failing", after: 10)
    try submit("test.refresh", .appRefresh, after: 5)
    try submit("test.polite", after: 5) { $0.needsNetwork = true }
    try submit("test.deaf", after: 3600)
    try fixture.device.updateSettings { try $0.set("network", to: "no") }
    let result = try await run("run", "--due", "--now", now(20))
    #expect(
      result.output == """
        test.export.1  completed
        test.refresh  completed
        test.failing  completed without success

        """)
    #expect(result.errors.contains("'test.polite' waits for a network"))
    #expect(result.status == 1)
  }

  @Test("run --expire-after tells the task that its time is up")
  func expiration() async throws {
    try submit("test.polite")
    let polite = try await run("run", "test.polite", "--expire-after", "0.2")
    #expect(polite.output == "test.polite  was told that its time is up, and completed\n")
    #expect(polite.status == 0)
    try submit("test.stubborn")
    let stubborn = try await run("run", "test.stubborn", "--expire-after", "0.1")
    #expect(stubborn.output.contains("ran longer than its 0.1 s and was ended"))
    #expect(stubborn.output.contains("expirationHandler"))
    #expect(stubborn.status == 1)
  }

  @Test("a task that cannot run is explained")
  func refusals() async throws {
    let other = try await run("run", "org.other.task")
    #expect(other.status == 1)
    #expect(
      other.errors == "error: 'org.other.task' is not permitted; list it under "
        + "BGTaskSchedulerPermittedIdentifiers in the Info.plist of 'com.test.background'\n")
    let near = try await run("run", "test.refersh")
    #expect(near.status == 64)
    #expect(near.errors.contains("did you mean 'test.refresh'?"))
    let idle = try await run("run", "test.refresh")
    #expect(idle.status == 1)
    #expect(idle.errors.contains("'com.test.background' does not wait for 'test.refresh'"))
    try submit("test.unregistered")
    let unregistered = try await run("run", "test.unregistered")
    #expect(unregistered.status == 1)
    #expect(
      unregistered.output.contains("the app registered no launch handler for 'test.unregistered'"))
    #expect(try await run("run").status == 64)
    #expect(try await run("run", "test.refresh", "--due").status == 64)
  }

  @Test("run --open lets the app ask as it leaves the foreground")
  func open() async throws {
    let result = try await run("run", "test.refresh", "--open")
    #expect(result.output == "test.refresh  completed\n")
    #expect(result.status == 0)
  }

  @Test("cancel withdraws one or all")
  func cancel() async throws {
    try submit("test.refresh", .appRefresh)
    try submit("test.polite")
    try submit("test.deaf")
    #expect(try await run("cancel").status == 64)
    #expect(
      try await run("cancel", "test.polite").output == "test.polite  com.test.background\n")
    #expect(try await run("cancel", "test.polite").status == 1)
    _ = try await run("cancel", "--all")
    #expect(try fixture.device.backgroundTasks().isEmpty)
  }

  @Test("run begins what is due while it talks, and what was asked for meanwhile")
  func whileTalking() async throws {
    try submit("test.export.9", .continuedProcessing)
    let tool = tool
    let device = fixture.device.directory
    // On a thread of its own: blocking calls would hold up every test beside this one.
    let (text, status) = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.firstOutput(of: tool, on: device) })
      }
    }
    #expect(text.contains("background task test.export.9: completed"))
    #expect(status == 0)
  }

  /// Talks until the first output, without saying a word.
  private static func firstOutput(
    of tool: BuiltTool, on device: String
  ) throws -> (String, status: Int32) {
    let process = tool.process(["run", BackgroundFixture.identifier, "--device", device])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
