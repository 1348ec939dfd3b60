// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import IntentMetadata
import IntentWire
import Platform
import Testing

@testable import IntentHost

/// A connection whose time is told, in milliseconds since it began.
private struct Script {
  var state: ConnectionState

  static let budget: Budget = {
    var budget = Budget()
    budget.time = .milliseconds(1000)
    budget.grace = .milliseconds(100)
    budget.launch = .milliseconds(500)
    budget.idle = .milliseconds(2000)
    budget.memory = 1000
    budget.processorTime = .milliseconds(300)
    budget.samplingInterval = .milliseconds(10)
    return budget
  }()

  init() {
    state = ConnectionState(
      executable: BundleExecutable(
        kind: .app, bundleIdentifier: "a.b", bundlePath: "", executable: "Acme", modules: [],
        appGroups: []),
      budget: Self.budget, now: Self.at(0))
  }

  /// A connection whose process said `ready` at 0.
  static func ready() -> Script {
    var script = Script()
    _ = script.state.received(.ready(description()), now: at(0))
    return script
  }

  static func at(_ milliseconds: Int64) -> MonotonicTime {
    MonotonicTime(nanoseconds: milliseconds * 1_000_000)
  }

  static func description(
    version: Int = wireVersion, isObserved: Bool? = nil
  ) -> ProcessDescription {
    ProcessDescription(
      wireVersion: version, processIdentifier: 1, bundleIdentifier: "a.b", modules: [],
      intents: ["I"], isApp: true, isObserved: isObserved)
  }

  mutating func perform(_ id: RequestID, at time: Int64) -> [ConnectionState.Action] {
    state.submit(id, .perform(intent: "I"), now: Self.at(time))
  }

  mutating func received(_ message: ProcessMessage, at time: Int64) -> [ConnectionState.Action] {
    state.received(message, now: Self.at(time))
  }

  mutating func tick(_ time: Int64, _ usage: ProcessUsage? = nil) -> [ConnectionState.Action] {
    state.tick(now: Self.at(time), usage: usage)
  }

  mutating func ended(
    _ cause: ChildProcess.End.Cause, at time: Int64, output: String = ""
  ) -> [ConnectionState.Action] {
    state.processEnded(cause, output: output, now: Self.at(time))
  }
}

private let result = RunEnd.finished(ResultReport(value: .int(1)))
private let timedOut = ConnectionState.Completion.process(.timedOut(limitSeconds: 1))
private let cancelled = ConnectionState.Completion.ended(.cancelled)

@Suite("A background task of a connection") struct TaskStateTests {
  private let refresh = ConnectionState.Kind.task(
    BackgroundTaskTime(.appRefresh, Script.budget, limit: .milliseconds(5000)))
  private let processing = ConnectionState.Kind.task(
    BackgroundTaskTime(.processing, Script.budget, limit: .milliseconds(5000)))

  @Test("has its own time, and gets the budget's where none is given")
  func time() {
    #expect(BackgroundTaskTime(.appRefresh, Budget(), limit: nil).limit == .seconds(30))
    #expect(BackgroundTaskTime(.healthResearch, Budget(), limit: nil).limit == .seconds(300))
    var script = Script.ready()
    #expect(script.state.submit(1, refresh, now: Script.at(0)) == [.deliver(1)])
    #expect(script.tick(4999) == [])
    #expect(script.tick(5000) == [.send(.cancel(1, reason: .timeBudget))])
  }

  @Test("says how it ended, and what it says after its time counts")
  func ends() {
    var script = Script.ready()
    _ = script.state.submit(1, refresh, now: Script.at(0))
    let end = BackgroundTaskEnd.completed(success: true)
    #expect(
      script.received(.taskEnded(1, end), at: 10)
        == [.finish(1, .taskEnded(end, isExpired: false))])
    _ = script.state.submit(2, refresh, now: Script.at(10))
    _ = script.tick(5010)
    #expect(
      script.received(.taskEnded(2, end), at: 5020)
        == [.finish(2, .taskEnded(end, isExpired: true))])
  }

  @Test("that goes on after its grace costs its process")
  func overrun() {
    var script = Script.ready()
    _ = script.state.submit(1, refresh, now: Script.at(0))
    _ = script.tick(5000)
    #expect(script.tick(5100) == [.kill])
    #expect(
      script.ended(.signalled(.kill), at: 5110)
        == [.finish(1, .process(.timedOut(limitSeconds: 5)))])
  }

  @Test("that is made for work may use the processor all the time")
  func processorTime() {
    let much = ProcessUsage(memory: 1, processorTime: .milliseconds(301))
    var script = Script.ready()
    _ = script.state.submit(1, processing, now: Script.at(0))
    _ = script.tick(10, ProcessUsage(memory: 1, processorTime: .zero))
    #expect(script.tick(400, much) == [])
    _ = script.received(.taskEnded(1, .completed(success: true)), at: 401)
    _ = script.state.submit(2, refresh, now: Script.at(401))
    _ = script.tick(410, ProcessUsage(memory: 1, processorTime: .zero))
    #expect(script.tick(800, much) == [.kill])
  }

  @Test("is answered by its own kind of reply alone")
  func replies() {
    var script = Script.ready()
    _ = script.state.submit(1, refresh, now: Script.at(0))
    #expect(script.received(.finished(1, .cancelled), at: 1) == [.kill])
    var other = Script.ready()
    _ = other.perform(1, at: 0)
    #expect(other.received(.taskEnded(1, .notPending), at: 1) == [.kill])
  }
}

@Suite("A connection") struct ConnectionStateTests {
  @Test("keeps requests until the process is ready, then sends them in order")
  func queue() {
    var script = Script()
    #expect(script.perform(1, at: 0) == [])
    #expect(script.perform(2, at: 1) == [])
    #expect(
      script.received(.ready(Script.description()), at: 400) == [.deliver(1), .deliver(2)])
    #expect(script.received(.finished(2, result), at: 401) == [.finish(2, .ended(result))])
    #expect(script.received(.finished(1, result), at: 402) == [.finish(1, .ended(result))])
    #expect(script.state.isAccepting)
  }

  @Test("starts the clock of a run when it is sent, not while the process starts")
  func clock() {
    var script = Script()
    _ = script.perform(1, at: 0)
    _ = script.received(.ready(Script.description()), at: 400)
    #expect(script.tick(1399) == [])
    #expect(script.tick(1400) == [.send(.cancel(1, reason: .timeBudget))])
  }

  @Test("cancels a run at its budget and says so, whatever the run says then")
  func timeOut() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    #expect(script.tick(1000) == [.send(.cancel(1, reason: .timeBudget))])
    #expect(script.received(.finished(1, result), at: 1050) == [.finish(1, timedOut)])
    #expect(script.tick(1100) == [])
    #expect(script.state.isAccepting)
  }

  @Test("kills the process of a run that ignores its cancellation, and waits for its end")
  func kill() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.tick(1000)
    #expect(script.tick(1099) == [])
    #expect(script.tick(1100) == [.kill])
    #expect(!script.state.isAccepting)
    #expect(script.ended(.signalled(.kill), at: 1101) == [.finish(1, timedOut)])
  }

  @Test("lets the neighbours of such a run finish first")
  func retire() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.perform(2, at: 500)
    _ = script.tick(1000)
    #expect(script.tick(1100) == [.finish(1, timedOut)])
    #expect(!script.state.isAccepting)
    #expect(
      script.received(.finished(2, result), at: 1200) == [.finish(2, .ended(result)), .kill])
    // What the given-up run says afterwards is late, not wrong.
    #expect(script.received(.finished(1, result), at: 1201) == [])
  }

  @Test("stops the clock while a question is open")
  func question() {
    var script = Script.ready()
    let question = Question.value(parameter: "p", dialog: nil)
    _ = script.perform(1, at: 0)
    #expect(
      script.received(.question(run: 1, 7, question), at: 600) == [.ask(1, 7, question)])
    #expect(script.tick(60_000) == [])
    let answered = script.state.answer(7, .confirmed(true), now: Script.at(60_600))
    #expect(answered == [.send(.answer(7, .confirmed(true)))])
    // 400 ms of the budget are left.
    #expect(script.tick(60_999) == [])
    #expect(script.tick(61_000) == [.send(.cancel(1, reason: .timeBudget))])
  }

  @Test("drops the questions of a run that ends or is cancelled")
  func droppedQuestion() {
    var script = Script.ready()
    let question = Question.value(parameter: "p", dialog: nil)
    _ = script.perform(1, at: 0)
    _ = script.received(.question(run: 1, 7, question), at: 10)
    let actions = script.state.cancel(1, now: Script.at(20))
    #expect(actions == [.dropQuestion(7), .send(.cancel(1))])
    #expect(script.state.answer(7, .chosen(0), now: Script.at(30)) == [])
    #expect(script.received(.question(run: 1, 8, question), at: 40) == [])
    #expect(script.received(.finished(1, .cancelled), at: 50) == [.finish(1, cancelled)])
  }

  @Test("lets a result win over a cancellation that came too late")
  func lateCancel() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.state.cancel(1, now: Script.at(10))
    #expect(script.received(.finished(1, result), at: 11) == [.finish(1, .ended(result))])
  }

  @Test("forgets a cancelled request that was not sent yet")
  func cancelBeforeReady() {
    var script = Script()
    _ = script.perform(1, at: 0)
    #expect(script.state.cancel(1, now: Script.at(10)) == [.finish(1, cancelled)])
    #expect(script.received(.ready(Script.description()), at: 20) == [])
  }

  @Test("refuses an intent that the process does not have, without asking it")
  func absent() {
    var script = Script.ready()
    let actions = script.state.submit(1, .perform(intent: "J"), now: Script.at(0))
    guard case .finish(1, .ended(.failed(let report)))? = actions.first else {
      Issue.record("\(actions)")
      return
    }
    #expect(report.code == .notHere)
    #expect(report.message.contains("'Acme' (a.b)"))
  }

  @Test("ends every run of a process that breaches a budget, after its end")
  func memory() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.perform(2, at: 0)
    let usage = ProcessUsage(memory: 1001, processorTime: .zero)
    #expect(script.tick(10, usage) == [.kill])
    #expect(script.received(.finished(1, result), at: 11) == [])
    let outcome = ConnectionState.Completion.process(.outOfMemory(limitBytes: 1000))
    #expect(
      script.ended(.signalled(.kill), at: 12) == [.finish(1, outcome), .finish(2, outcome)])
  }

  @Test("counts processor time from where it first saw the oldest run")
  func processorTime() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    func usage(_ milliseconds: Int64) -> ProcessUsage {
      ProcessUsage(memory: 0, processorTime: .milliseconds(milliseconds))
    }
    // What the process used before is not this run's.
    #expect(script.tick(10, usage(5000)) == [])
    #expect(script.tick(20, usage(5300)) == [])
    #expect(script.received(.finished(1, result), at: 25).count == 1)
    _ = script.perform(2, at: 30)
    #expect(script.tick(40, usage(5600)) == [])
    #expect(script.tick(50, usage(5901)) == [.kill])
  }

  @Test("that is not ready in time is killed", arguments: [true, false])
  func launchTimeOut(_ hasRequest: Bool) {
    var script = Script()
    if hasRequest { _ = script.perform(1, at: 0) }
    #expect(script.tick(499) == [])
    #expect(script.tick(500) == [.kill])
    #expect(script.ended(.signalled(.kill), at: 501).count == (hasRequest ? 1 : 0))
  }

  @Test("is asked to leave when idle and killed when it does not; in front it stays")
  func idle() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.received(.finished(1, result), at: 100)
    #expect(script.tick(2099) == [])
    #expect(script.tick(2100) == [.send(.shutdown)])
    #expect(!script.state.isAccepting)
    #expect(script.tick(2200) == [.kill])

    var front = Script.ready()
    #expect(front.state.submit(1, .scene(.active), now: Script.at(0)) == [.deliver(1)])
    let note = ProcessNote.sceneChanged(.active)
    #expect(
      front.received(.note(note), at: 10) == [.report(note), .finish(1, .sceneChanged)])
    #expect(front.tick(1_000_000) == [])
    #expect(
      front.state.submit(2, .scene(.active), now: Script.at(1_000_001))
        == [.finish(2, .sceneChanged)])
  }

  @Test("reports a crash with its report, also within the grace of a time-out")
  func crash() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    _ = script.tick(1000)
    let actions = script.ended(
      .signalled(Signal(rawValue: 11)), at: 1010, output: "hello\na.swift:1: Fatal error: x\n")
    let report = CrashReport(signal: "SIGSEGV", backtrace: "a.swift:1: Fatal error: x\n")
    #expect(actions == [.finish(1, .process(.crashed(report)))])
  }

  @Test("waits for the end of a process that closed its socket, but not for ever")
  func closed() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    #expect(script.state.socketClosed(now: Script.at(10)) == [])
    #expect(!script.state.isAccepting)
    #expect(script.tick(109) == [])
    #expect(script.tick(110) == [.kill])
    let reason = "'Acme' closed its socket and kept running"
    #expect(
      script.ended(.signalled(.kill), at: 111)
        == [.finish(1, .process(.brokenConnection(reason: reason)))])
  }

  @Test("ends when a process answers what nobody asked, or with another kind of reply")
  func wrongReply() {
    var script = Script.ready()
    #expect(script.received(.finished(9, result), at: 0) == [.kill])
    var other = Script.ready()
    _ = other.perform(1, at: 0)
    #expect(other.received(.items(1, ItemsReply(sections: [])), at: 1) == [.kill])
  }

  @Test("that the host ends cancels what runs")
  func leave() {
    var script = Script.ready()
    _ = script.perform(1, at: 0)
    #expect(script.state.leave(now: Script.at(1)) == [.send(.cancel(1)), .send(.shutdown)])
    #expect(script.ended(.exited(0), at: 2) == [.finish(1, cancelled)])
    var starting = Script()
    _ = starting.perform(1, at: 0)
    #expect(starting.state.leave(now: Script.at(1)) == [.kill])
    #expect(
      starting.ended(.signalled(.kill), at: 2)
        == [.finish(1, .process(.ended(.cancelled)))])
  }

  @Test("knows when it has to look again")
  func nextTick() {
    var script = Script.ready()
    #expect(script.state.nextTick(after: Script.at(0)) == Script.at(2000))
    _ = script.perform(1, at: 0)
    #expect(script.state.nextTick(after: Script.at(0)) == Script.at(10))
    #expect(script.state.nextTick(after: Script.at(995)) == Script.at(1000))
    _ = script.received(.finished(1, result), at: 996)
    #expect(script.state.nextTick(after: Script.at(996)) == Script.at(2996))
  }
}

@Suite("Resolutions that a connection is told of") struct ResolutionTellingTests {
  private let report = ResolutionReport(
    progress: ResolutionProgress(request: 5), surface: .siri, intent: "I",
    ending: .gaveUp(parameter: "title"))

  @Test("go to a process that is observed, and to no other")
  func observed() {
    var script = Script()
    _ = script.received(.ready(Script.description(isObserved: true)), at: 1)
    #expect(script.state.tell(report) == [.send(.resolved(report))])
    var other = Script.ready()
    #expect(other.state.tell(report) == [])
    #expect(other.received(.note(.observed), at: 2) == [])
    #expect(other.state.tell(report) == [.send(.resolved(report))])
  }

  @Test("wait for the process that starts, which then leaves if it was to leave")
  func launching() {
    var script = Script()
    #expect(script.state.tell(report) == [])
    #expect(script.state.leave(now: Script.at(1)) == [])
    #expect(!script.state.isAccepting)
    #expect(
      script.received(.ready(Script.description(isObserved: true)), at: 2) == [
        .send(.resolved(report)), .send(.shutdown),
      ])
  }

  @Test("do not keep a process that nobody observes")
  func unobserved() {
    var script = Script()
    _ = script.state.tell(report)
    _ = script.state.leave(now: Script.at(1))
    #expect(script.received(.ready(Script.description()), at: 2) == [.send(.shutdown)])
  }
}
