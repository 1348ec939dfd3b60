// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import HostFixtures
import IntentWire
import LogStore
import Testing

@testable import IntentHost

@Suite("What the host logs") struct HostLogTests {
  private func records(_ app: StubApp) -> [LogRecord] {
    LogReader(directory: app.device.logStore.path).records().records
  }

  @Test("tells of processes and runs in the order in which they happen")
  func order() async throws {
    let app = try StubApp()
    try app.device.updateSettings { try $0.set("log-level", to: "info") }
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let first = await session.run(.empty)
    _ = await session.run(.echo, ["value": .string("secret words")])
    await host.shutDown()
    let process = try #require(first.process?.processIdentifier)
    // Times and what is asked beside the runs differ from one machine to the next.
    let told = records(app).sorted { $0.sequence < $1.sequence }
      .filter { ["process", "run"].contains($0.category) }
      .map { $0.message.replacing(/\d+\.\d ms/, with: "… ms") }
    let expected = [
      "started test.stub as process \(process)",
      "process \(process) of test.stub was ready after … ms",
      "run 1 of Empty in process \(process) ended: done, … ms after … ms of launch",
      "run 2 of Echo begins in test.stub, warm",
      "run 2 of Echo in process \(process) ended: done, … ms after … ms of launch",
      "process \(process) of test.stub ended",
    ]
    #expect(told.filter(expected.contains) == expected)
    #expect(told.contains("run 1 of Empty begins in test.stub, cold"))
    #expect(told.count == expected.count + 1)
    #expect(records(app).allSatisfy { $0.process == "host" })
    #expect(!records(app).contains { "\($0)".contains("secret") })
  }

  @Test(
    "tells of breaches and crashes with their level",
    arguments: [
      (StubIntent.ignoreCancel, LogLevel.error, "budget", "exceeded its time budget of 0.2 s"),
      (.allocate, .error, "budget", "exceeded its memory budget of 64 MiB"),
      (.crash, .fault, "run", "crashed, SIG"), (.throwError, .error, "run", "failed, thrown"),
      (.exit, .error, "run", "the process exited with status"),
    ])
  func failures(
    intent: StubIntent, level: LogLevel, category: String, text: String
  ) async throws {
    let app = try StubApp()
    var budget = testBudget
    if intent == .ignoreCancel { budget.time = .milliseconds(200) }
    let host = IntentHost(device: app.device, budget: budget)
    _ = await host.session(for: app.bundle).run(intent)
    await host.shutDown()
    #expect(
      records(app).contains {
        $0.kind == .log(level) && $0.category == category && $0.message.contains(text)
          && $0.message.contains("of \(intent.rawValue) in process")
      })
  }
}
