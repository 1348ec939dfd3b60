// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import HostFixtures
import IntentMetadata
import IntentWire
import MetricPayloads
import Platform
import ProcessAccounting
import Testing

@testable import IntentHost

/// Every figure beside what the system says of the same run.
@Suite("The account of a process", .serialized) struct AccountingTests {
  private func record(
    _ app: StubApp, of bundle: String? = nil
  ) throws -> AccountingRecord {
    let identifier = app.bundle.bundleIdentifier
    let store = app.device.accounts(of: identifier)
    return try #require(store.allRecords(of: bundle ?? identifier).last)
  }

  private func measure(
    _ app: StubApp, _ intent: StubIntent, _ amount: Int
  ) async throws -> (counted: Double, record: AccountingRecord) {
    var budget = testBudget
    budget.memory = 1 << 30
    let host = IntentHost(device: app.device, budget: budget)
    let report = await host.session(for: app.bundle).run(intent, ["value": .int(amount)])
    await host.shutDown()
    guard case .ended(.finished(let result)) = report.outcome,
      case .int(let counted)? = result.value
    else {
      Issue.record("\(report.outcome)")
      return (0, try record(app))
    }
    return (Double(counted), try record(app))
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= expected / 10
  }

  @Test("has its processor time to within ten percent of getrusage")
  func processorTime() async throws {
    let (microseconds, record) = try await measure(StubApp(), .burnProcessor, 1)
    let told = try #require(record.processorTime)
    #expect(isNear(told, microseconds / 1e6), "\(told) s, and \(microseconds) us")
    #expect(isNear(told, 1))
  }

  @Test("has its peak of memory to within ten percent of the system's high-water mark")
  func memory() async throws {
    let (bytes, record) = try await measure(StubApp(), .holdMemory, 300)
    let told = Double(try #require(record.peakMemory))
    #expect(isNear(told, bytes), "\(told), and \(bytes)")
    #expect(isNear(told, Double(300 << 20)))
  }

  @Test("has its writes to within ten percent of what the system counts")
  func writes() async throws {
    let app = try StubApp()
    let (bytes, record) = try await measure(app, .writeFile, 40)
    // A file system in memory has no writes: neither the system nor the account counts any.
    let told = Double(try #require(record.logicalWrites))
    #expect(isNear(told, bytes), "\(told), and \(bytes)")
    if bytes > 0 { #expect(isNear(told, Double(40 << 20))) }
  }

  struct Ending: CustomTestStringConvertible, Sendable {
    var intent: StubIntent
    var end: ProcessEnd
    var diagnostic: DiagnosticKind?
    var signal: Int32?
    var testDescription: String { intent.rawValue }
  }

  @Test(
    "has the class of its end, and a diagnostic where it crashed",
    arguments: [
      Ending(intent: .empty, end: .normal),
      Ending(intent: .exit, end: .abnormal),
      Ending(intent: .abort, end: .abnormal, diagnostic: .crash, signal: 6),
      Ending(intent: .badAccess, end: .badAccess, diagnostic: .crash, signal: 11),
      Ending(intent: .crash, end: .illegalInstruction, diagnostic: .crash, signal: 4),
      Ending(intent: .allocate, end: .memoryLimit),
      Ending(intent: .spin, end: .processorLimit, diagnostic: .cpuException),
      Ending(intent: .ignoreCancel, end: .watchdog, diagnostic: .crash, signal: 9),
      Ending(intent: .writeJunk, end: .abnormal),
    ])
  func ends(_ ending: Ending) async throws {
    let app = try StubApp()
    var budget = testBudget
    budget.processorTime = .milliseconds(300)
    if ending.intent == .ignoreCancel { budget.time = .milliseconds(300) }
    let host = IntentHost(device: app.device, budget: budget)
    _ = await host.session(for: app.bundle).run(ending.intent)
    await host.shutDown()
    let record = try record(app)
    // Swift traps by another instruction on other processors.
    let isTrap = ending.intent == .crash && SystemFacts.architecture == "arm64"
    #expect(record.exit == (isTrap ? .abnormal : ending.end))
    #expect(record.wasInForeground == false)
    #expect(record.foregroundTime == 0)
    #expect((record.backgroundTime ?? 0) > 0)
    let stored = app.device.accounts(of: "test.stub").allDiagnostics(of: "test.stub")
    #expect(stored.map(\.kind) == (ending.diagnostic.map { [$0] } ?? []))
    if let signal = ending.signal, !isTrap { #expect(stored.first?.signal == signal) }
    if ending.end == .processorLimit {
      #expect(stored.first?.quantities?[.totalCPUTime].map { $0 >= 0.3 } == true)
    }
  }

  @Test("carries the stack of a crash with images and their build IDs")
  func stack() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    _ = await host.session(for: app.bundle).run(.crash)
    await host.shutDown()
    let stored = try #require(
      app.device.accounts(of: "test.stub").allDiagnostics(of: "test.stub").first)
    let frames = try #require(stored.frames)
    let own = frames.filter { $0.image == "StubProcess" || $0.image == "Stub" }
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { $0.buildID != nil && $0.offset != nil })
    let payload = PayloadBuilder(environment: PayloadEnvironment()).diagnostics([stored])
    let tree = payload.first?.diagnostics.first?.callStackTree
    #expect(tree?.attributed?.frames.count == frames.count)
  }

  @Test("tells the launch, and coming to the front again")
  func launches() async throws {
    let app = try StubApp(extensionStart: .normal)
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let report = await session.run(.launchTime)
    try await session.bringToForeground()
    await host.shutDown()
    let appRecord = try record(app)
    let own = try record(app, of: "test.stub.intents")
    // Apart, and each with its own number.
    #expect(own.kind == "appIntentsExtension")
    #expect(own.processIdentifier == report.process?.processIdentifier)
    #expect(own.processIdentifier != appRecord.processIdentifier)
    let launch = try #require(own.launchTime)
    guard case .ended(.finished(let result)) = report.outcome,
      case .int(let nanoseconds)? = result.value
    else {
      Issue.record("\(report.outcome)")
      return
    }
    // As the process itself says; the host needs a moment to read it on a busy machine.
    let said = Double(nanoseconds) / 1e9
    #expect(launch >= said * 0.9 && launch <= said * 1.1 + 0.2, "\(launch) s, and \(said) s")
    #expect((appRecord.launchTime ?? 0) > 0)
    #expect(appRecord.resumeTimes == nil)
    #expect((appRecord.foregroundTime ?? 0) > 0)
    #expect(appRecord.wasInForeground == true)
    #expect(own.foregroundTime == 0)
  }
}

@Suite("The ledger of a process") struct ProcessLedgerTests {
  private func at(_ milliseconds: Int64) -> MonotonicTime {
    MonotonicTime(nanoseconds: milliseconds * 1_000_000)
  }

  @Test("tells each figure once, in the account of its time")
  func deltas() throws {
    var ledger = ProcessLedger()
    ledger.started(at(0))
    ledger.becameReady(at(40))
    ledger.sceneChanged(to: .active, at(100))
    var usage = ProcessUsage(memory: 10, processorTime: .zero)
    usage.peakMemory = 900
    ledger.sampled(usage)
    let firstTold = ledger.account(
      7, processorTime: .milliseconds(30), logicalWrites: 100, exit: nil, now: at(1100))
    let first = try #require(firstTold)
    #expect(first.launch == .milliseconds(40))
    #expect(first.background == .milliseconds(100))
    #expect(first.foreground == .milliseconds(1000))
    #expect(first.peakMemory == 900)
    #expect(ledger.nextInterim == at(1100) + ProcessLedger.interval)
    ledger.sceneChanged(to: .background, at(1200))
    let secondTold = ledger.account(
      7, processorTime: .milliseconds(50), logicalWrites: 100, exit: .normal, now: at(2100))
    let second = try #require(secondTold)
    #expect(second.launch == nil)
    #expect(second.processorTime == .milliseconds(20))
    #expect(second.logicalWrites == 0)
    #expect(second.foreground == .milliseconds(100))
    #expect(second.background == .milliseconds(900))
    #expect(second.duration == .milliseconds(1000))
    #expect(second.age == .milliseconds(2100))
    #expect(!second.wasInForeground)
  }

  @Test("counts the way to the front as launch, and later as coming back")
  func activation() {
    var ledger = ProcessLedger()
    ledger.started(at(0))
    ledger.becameReady(at(40))
    ledger.activationSent(at(41), wasWaiting: true)
    ledger.sceneChanged(to: .active, at(60))
    ledger.sceneChanged(to: .background, at(100))
    ledger.activationSent(at(200), wasWaiting: false)
    ledger.sceneChanged(to: .active, at(215))
    let account = ledger.account(
      7, processorTime: nil, logicalWrites: nil, exit: .normal, now: at(300))
    #expect(account?.launch == .milliseconds(60))
    #expect(account?.resumes == [.milliseconds(15)])
    // What nobody measured stays unsaid.
    #expect(account?.processorTime == nil)
    #expect(account?.logicalWrites == nil)
    #expect(account?.peakMemory == nil)
  }

  @Test("says nothing of a process that never started")
  func never() {
    var ledger = ProcessLedger()
    let told = ledger.account(
      7, processorTime: nil, logicalWrites: nil, exit: .normal, now: at(1))
    #expect(told == nil)
  }
}
