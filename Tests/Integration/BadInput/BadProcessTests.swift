// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import IntentMetadata
import Testing

@Suite("Processes that misbehave") struct BadProcessTests {
  struct Misdeed: CustomTestStringConvertible {
    var testDescription: String
    var start: StubStart
    var intent: StubIntent
    var reason: String
    var parts: [String]

    init(
      _ start: StubStart = .normal, _ intent: StubIntent = .empty, ends reason: String,
      says parts: String...
    ) {
      testDescription = start == .normal ? intent.rawValue : start.rawValue
      self.start = start
      self.intent = intent
      self.reason = reason
      self.parts = parts
    }
  }

  @Test(
    "fail with 1, their reason in one sentence, and leave nothing running",
    arguments: [
      Misdeed(.exitsAtOnce, ends: "couldNotLaunch", says: "exited with status 3", "must reach"),
      Misdeed(.crashesAtOnce, ends: "crashed", says: "SIG", "log"),
      Misdeed(.hangs, ends: "couldNotLaunch", says: "was not ready after 0.5 s", "must reach"),
      Misdeed(.writesJunk, ends: "brokenConnection", says: "JunkAtOnce"),
      Misdeed(.allocates, ends: "outOfMemory", says: "budget of 64 MiB"),
      Misdeed(.otherVersion, ends: "couldNotLaunch", says: "OtherVersion", "build"),
      Misdeed(.speaksFirst, ends: "brokenConnection", says: "SpeaksFirst"),
      Misdeed(.normal, .ignoreCancel, ends: "timedOut", says: "budget of 0.5 s"),
      Misdeed(.normal, .waitForCancel, ends: "timedOut", says: "budget of 0.5 s"),
      Misdeed(.normal, .spin, ends: "timedOut", says: "budget of 0.5 s"),
      Misdeed(.normal, .writeHalfFrame, ends: "timedOut", says: "budget of 0.5 s"),
      Misdeed(.normal, .allocate, ends: "outOfMemory", says: "budget of 64 MiB"),
      Misdeed(.normal, .crash, ends: "crashed", says: "SIG", "log"),
      Misdeed(.normal, .abort, ends: "crashed", says: "SIGABRT", "log"),
      Misdeed(.normal, .exit, ends: "exited", says: "exited with status 5", "must return"),
      Misdeed(.normal, .exitInsideFrame, ends: "exited", says: "exited with status 0"),
      Misdeed(.normal, .writeJunk, ends: "brokenConnection", says: "Stub"),
      Misdeed(.normal, .writeLongFrame, ends: "brokenConnection", says: "Stub"),
      Misdeed(.normal, .closeSocket, ends: "brokenConnection", says: "closed its socket"),
      Misdeed(.normal, .answerNobody, ends: "brokenConnection", says: "Stub"),
      Misdeed(.normal, .readyTwice, ends: "brokenConnection", says: "Stub"),
      Misdeed(.normal, .throwError, ends: "thrown", says: "it failed"),
      Misdeed(.normal, .absent, ends: "notHere", says: "is not compiled into 'Stub'"),
    ])
  func misdeed(_ misdeed: Misdeed) async throws {
    // Only what would go on for ever is cut short: a crash takes its time to be reported.
    let isEndless = misdeed.parts.contains { $0.contains("0.5 s") }
    let trial = try Trial(
      app: misdeed.start, timeBudget: isEndless ? 0.5 : nil, memoryBudget: 64)
    let result = try await trial.ask("--json", "Do \(misdeed.intent.rawValue) in Stub")
    expectFailure(result, status: 1, "'\(misdeed.intent.rawValue)'")
    for part in misdeed.parts { #expect(result.errors.contains(part), "\(result.errors)") }
    let object = result.object
    #expect(object?["outcome"] == "failed")
    #expect(object?["intent"] == .string(misdeed.intent.rawValue))
    #expect(object?["reason"] == .string(misdeed.reason))
    #expect(trial.processes.isEmpty)
    // The device is as good as before.
    if misdeed.start == .normal {
      #expect(try await trial.ask("Do Empty in Stub").status == 0)
    }
  }

  @Test(
    "that print without end, close their output or leave a child do what they were asked",
    arguments: [StubIntent.printMuch, .closeOutput, .leaveChild])
  func harmless(_ intent: StubIntent) async throws {
    let trial = try Trial()
    let result = try await trial.ask("--json", "Do \(intent.rawValue) in Stub")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(trial.processes.isEmpty)
    if let child = result.object?["value"]?.intValue {
      // Killed with its parent's group; whoever inherited it takes its end a moment later.
      try await wait(until: { !FileManager.default.fileExists(atPath: "/proc/\(child)") })
    }
  }

  @Test("end with the command, even when it is killed")
  func kill() async throws {
    let trial = try Trial()
    let process = trial.tool.process([
      "ask", "--device", trial.device, "--app", trial.app, "Do IgnoreCancel in Stub",
    ])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try await wait(until: { !trial.processes.isEmpty })
    Foundation.kill(process.processIdentifier, SIGKILL)
    try await wait(until: { trial.processes.isEmpty })
    // Nothing that the killed one held is held.
    #expect(try await trial.ask("Do Empty in Stub").status == 0)
  }

  /// Looks again and again, at most for ten seconds.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }
}
