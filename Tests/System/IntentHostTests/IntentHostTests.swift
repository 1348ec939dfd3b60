// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import FoundationEssentials
import HostFixtures
import IntentMetadata
import IntentWire
import Platform
import Testing

@testable import IntentHost

/// A request as the assistant makes it.
func request(_ intent: StubIntent, _ parameters: [String: IntentValue] = [:]) -> PerformRequest {
  PerformRequest(
    intent: intent.rawValue, parameters: parameters,
    context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
}

/// Small enough for tests, large enough for a busy machine.
var testBudget: Budget {
  var budget = Budget()
  budget.time = .seconds(20)
  budget.grace = .seconds(1)
  budget.launch = .seconds(20)
  budget.memory = 64 << 20
  budget.samplingInterval = .milliseconds(2)
  return budget
}

extension AppSession {
  func run(_ intent: StubIntent, _ parameters: [String: IntentValue] = [:]) async -> RunReport {
    await run(request(intent, parameters)) { _ in .cancelled }
  }
}

@Suite("A run in a process of its own") struct RunTests {
  @Test("returns the result, cold at first and warm afterwards")
  func warm() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let first = await session.run(.echo, ["value": .string("é\n\"")])
    let second = await session.run(.echo, ["value": .null])
    #expect(first.outcome == .ended(.finished(ResultReport(value: .string("é\n\"")))))
    #expect(second.outcome == .ended(.finished(ResultReport(value: .null))))
    #expect(first.process?.isCold == true)
    #expect(second.process?.isCold == false)
    #expect(first.process?.processIdentifier == second.process?.processIdentifier)
    #expect(first.process?.kind == "app")
    #expect(first.timings.launch > 0)
    #expect(second.timings.launch == 0)
    await host.shutDown()
  }

  @Test("tells of the start of its process, also when a description was asked for before")
  func describedBefore() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    _ = try await session.describe(intent: "Empty")
    let first = await session.run(.empty)
    #expect(first.process?.isCold == true)
    #expect(first.timings.launch > 0)
    #expect(await session.run(.empty).process?.isCold == false)
    await host.shutDown()
  }

  @Test("carries a large value in both directions")
  func large() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let text = String(repeating: "0123456789", count: 300_000)
    let report = await host.session(for: app.bundle).run(.echo, ["value": .string(text)])
    #expect(report.outcome == .ended(.finished(ResultReport(value: .string(text)))))
    await host.shutDown()
  }

  @Test("asks, and goes on with the answer")
  func question() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let report = await host.session(for: app.bundle).run(request(.ask)) { question in
      question == .value(parameter: "title", dialog: DialogText(full: "?"))
        ? .value(.string("answer")) : .cancelled
    }
    #expect(report.outcome == .ended(.finished(ResultReport(value: .string("answer")))))
    await host.shutDown()
  }

  @Test(
    "ends with its true reason",
    arguments: [
      (StubIntent.throwError, "it failed"),
      (.crash, "crashed with SIG"),
      (.abort, "crashed with SIGABRT; see the device's log"),
      (.exit, "exited with status 5 before the intent ended; an intent must return, not exit"),
      (.allocate, "used more memory than its budget of 64 MiB; load less at a time"),
      (.allocateElsewhere, "used more memory than its budget of 64 MiB; load less at a time"),
      (.writeJunk, "broke the connection: 'Stub': a frame of 1786082164 bytes is over"),
      (.writeLongFrame, "broke the connection: 'Stub': a frame of 4294967295 bytes is over"),
      (.exitInsideFrame, "exited with status 0 before the intent ended"),
      (.closeSocket, "broke the connection: 'Stub' closed its socket and kept running"),
      (.answerNobody, "broke the connection: 'Stub': it answered a request that nobody made"),
      (.readyTwice, "broke the connection: 'Stub': it said 'ready' twice"),
      (.absent, "'Absent' is not compiled into 'Stub' (test.stub), which has to run it; add its"),
    ])
  func ends(_ intent: StubIntent, _ text: String) async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let report = await session.run(intent)
    #expect(report.outcome.description.hasPrefix(text), "\(report.outcome)")
    // What follows is not touched: a fresh process, or the same one after a mere error.
    let next = await session.run(.empty)
    #expect(next.outcome == .ended(.finished(ResultReport())))
    let survives = intent == .throwError || intent == .absent
    #expect((next.process?.processIdentifier == report.process?.processIdentifier) == survives)
    await host.shutDown()
  }

  @Test("names the place of a crash")
  func crashReport() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let report = await host.session(for: app.bundle).run(.crash)
    guard case .crashed(let crash) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(crash.backtrace.contains("the stub was told to crash"))
    #expect(crash.backtrace.contains("StubServer.swift"))
    #expect(try app.device.log("test.stub").contents().contains("the stub was told to crash"))
    await host.shutDown()
  }

  @Test(
    "is stopped at its time budget",
    arguments: [
      StubIntent.waitForCancel, .ignoreCancel, .writeHalfFrame, .spin,
    ])
  func timeOut(_ intent: StubIntent) async throws {
    let app = try StubApp()
    var budget = testBudget
    budget.time = .milliseconds(50)
    // A run that obeys may take its time on a busy machine; the others only delay the test.
    budget.grace = intent == .waitForCancel ? .seconds(20) : .milliseconds(50)
    let host = IntentHost(device: app.device, budget: budget)
    let session = host.session(for: app.bundle)
    let report = await session.run(intent)
    #expect(report.outcome == .timedOut(limitSeconds: 0.05))
    let next = await session.run(.empty)
    // A run that obeys leaves the process usable.
    #expect(next.process?.isCold == (intent != .waitForCancel))
    await host.shutDown()
  }

  @Test(
    "is stopped at the processor time of its process and of what it started",
    arguments: [StubIntent.spin, .spinElsewhere])
  func processorTime(_ intent: StubIntent) async throws {
    let app = try StubApp()
    var budget = testBudget
    budget.processorTime = .milliseconds(50)
    let host = IntentHost(device: app.device, budget: budget)
    let report = await host.session(for: app.bundle).run(intent)
    #expect(report.outcome == .outOfProcessorTime(limitSeconds: 0.05))
    await host.shutDown()
  }

  @Test(
    "is cancelled with the task that waits for it",
    arguments: [
      StubIntent.waitForCancel, .ignoreCancel,
    ])
  func cancel(_ intent: StubIntent) async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    _ = await session.run(.empty)
    let run = Task { await session.run(intent) }
    run.cancel()
    #expect(await run.value.outcome == .ended(.cancelled))
    await host.shutDown()
  }

  @Test("that breaches the memory budget ends its neighbours with that reason")
  func neighbours() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    _ = await session.run(.empty)
    async let neighbour = session.run(.waitForCancel)
    async let greedy = session.run(.allocate)
    #expect(await greedy.outcome == .outOfMemory(limitBytes: 64 << 20))
    #expect(await neighbour.outcome == .outOfMemory(limitBytes: 64 << 20))
    await host.shutDown()
  }

  @Test("prints to the device's log, however much")
  func printing() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    #expect(await session.run(.printMuch).outcome == .ended(.finished(ResultReport())))
    await host.shutDown()
    #expect(try app.device.log("test.stub").contents().utf8.count == 400_000)
  }
}

@Suite("An odd process") struct OddProcessTests {
  @Test("may close its standard output")
  func closedOutput() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    #expect(await session.run(.closeOutput).outcome == .ended(.finished(ResultReport())))
    #expect(await session.run(.empty).process?.isCold == false)
    await host.shutDown()
  }
}

@Suite("Processes of an app") struct ProcessTests {
  @Test(
    "that cannot start say why",
    arguments: [
      (
        StubStart.exitsAtOnce, "could not be launched: 'ExitsAtOnce' exited with status 3 before it"
      ),
      (.crashesAtOnce, "crashed with SIG"),
      (
        .hangs, "could not be launched: 'HangsBeforeReady' was not ready after 0.3 s; its main must"
      ),
      (.writesJunk, "broke the connection: 'JunkAtOnce': a frame of 1751477356 bytes is over"),
      (.allocates, "used more memory than its budget of 64 MiB"),
      (
        .otherVersion,
        "could not be launched: 'OtherVersion' speaks version \(wireVersion + 1) of the messages"
      ),
      (.speaksFirst, "broke the connection: 'SpeaksFirst': its first message was not 'ready'"),
    ])
  func starts(_ start: StubStart, _ text: String) async throws {
    let app = try StubApp(app: start)
    var budget = testBudget
    budget.launch = start == .hangs ? .milliseconds(300) : .seconds(20)
    let host = IntentHost(device: app.device, budget: budget)
    let report = await host.session(for: app.bundle).run(.empty)
    #expect(report.outcome.description.hasPrefix(text), "\(report.outcome)")
    await host.shutDown()
  }

  @Test("whose executable is missing say so")
  func missing() async throws {
    let app = try StubApp()
    try FileManager.default.removeItem(atPath: app.bundle.path + "/Stub")
    let host = IntentHost(device: app.device, budget: testBudget)
    let report = await host.session(for: app.bundle).run(.empty)
    #expect(
      report.outcome.description
        == "could not be launched: the executable '\(app.bundle.path)/Stub' is missing; "
        + "build the bundle again")
    #expect(report.process == nil)
    await host.shutDown()
  }

  @Test("whose executable is no program say so")
  func foreign() async throws {
    let app = try StubApp()
    let path = app.bundle.path + "/Stub"
    try FileManager.default.removeItem(atPath: path)
    try Data("hello".utf8).write(to: URL(filePath: path))
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    #expect(
      await session.run(.empty).outcome.description
        == "could not be launched: '\(path)' may not be executed; make it executable with "
        + "'chmod +x'")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(
      await session.run(.empty).outcome.description
        == "could not be launched: '\(path)' could not be executed: Exec format error; it is no "
        + "program of this machine, so build the bundle here")
    await host.shutDown()
  }

  @Test("are chosen by the placement; the app comes to the foreground where it has to")
  func placement() async throws {
    let app = try StubApp(extensionStart: .normal)
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let background = await session.run(.empty)
    #expect(background.process?.kind == "appIntentsExtension")
    #expect(background.process?.bundleIdentifier == "test.stub.intents")
    #expect(background.process?.isForeground == false)
    let opened = await session.run(.open)
    #expect(opened.process?.kind == "app")
    #expect(opened.process?.isForeground == true)
    #expect(opened.process?.isCold == true)
    #expect(opened.timings.launch > 0)
    await host.shutDown()
  }

  @Test("answer descriptions and searches")
  func searches() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    #expect(try await session.describe(intent: "Empty").title == "Empty")
    let context = RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0))
    let reply = try await session.find(
      ItemsRequest(source: .entity("Thing"), search: .all, context: context))
    #expect(reply.items.map(\.title) == ["One"])
    await #expect(throws: ServiceError.self) {
      try await session.find(
        ItemsRequest(source: .entity("Other"), search: .all, context: context))
    }
    let error = await #expect(throws: ServiceError.self) {
      try await session.describe(intent: "Nothing")
    }
    #expect(
      error?.description == "'Stub' declares no intent 'Nothing' that an executable of it can "
        + "run; build the bundle again")
    await host.shutDown()
  }

  @Test("of one app do not feel the crash of another")
  func isolation() async throws {
    let app = try StubApp()
    let other = try app.makeBundle(name: "Other")
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let otherSession = host.session(for: other)
    let before = await otherSession.run(.empty)
    _ = await session.run(.crash)
    let after = await otherSession.run(.empty)
    #expect(before.process?.processIdentifier == after.process?.processIdentifier)
    #expect(after.process?.isCold == false)
    await host.shutDown()
  }

  @Test("end when they are idle")
  func idle() async throws {
    let app = try StubApp()
    var budget = testBudget
    budget.idle = .milliseconds(20)
    let host = IntentHost(device: app.device, budget: budget)
    let session = host.session(for: app.bundle)
    let first = await session.run(.empty)
    await session.waitUntilProcessesEnded()
    let second = await session.run(.empty)
    #expect(first.process?.processIdentifier != second.process?.processIdentifier)
    #expect(second.process?.isCold == true)
    await host.shutDown()
  }

  @Test("that were replaced are gone too when the host ends")
  func replaced() async throws {
    let app = try StubApp()
    var budget = testBudget
    budget.time = .seconds(20)
    budget.grace = .milliseconds(20)
    let host = IntentHost(device: app.device, budget: budget)
    let session = host.session(for: app.bundle)
    let first = await session.run(.empty)
    // The neighbour keeps the process of the run that ignores its cancellation alive.
    let neighbour = Task { await session.run(.waitForCancel) }
    let ignoring = Task { await session.run(.ignoreCancel) }
    while session.openRequestCount < 2 { await Task.yield() }
    ignoring.cancel()
    #expect(await ignoring.value.outcome == .ended(.cancelled))
    let second = await session.run(.empty)
    #expect(second.process?.processIdentifier != first.process?.processIdentifier)
    #expect(session.openProcessCount == 2)
    await host.shutDown()
    #expect(await neighbour.value.outcome == .ended(.cancelled))
    #expect(try ProcessUsage.read(#require(first.process?.processIdentifier)) == nil)
  }

  @Test("serve many requests at once")
  func many() async throws {
    let app = try StubApp()
    let host = IntentHost(device: app.device, budget: testBudget)
    let session = host.session(for: app.bundle)
    let values = await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { await session.run(.echo, ["value": .int(number)]).outcome }
      }
      return await group.reduce(into: Set<RunOutcome>()) { $0.insert($1) }
    }
    #expect(
      values
        == Set((0..<200).map { .ended(.finished(ResultReport(value: .int($0)))) }))
    await host.shutDown()
  }
}

/// Runs alone, because it counts what this process has.
@Suite("Nothing is left behind", .serialized) struct LeakTests {
  @Test("no descriptor and no process, whatever happened")
  func leaks() async throws {
    for intent in [StubIntent.empty, .crash, .exit, .leaveChild, .closeSocket, .ignoreCancel] {
      let app = try StubApp()
      var budget = testBudget
      budget.grace = .milliseconds(20)
      if intent == .ignoreCancel { budget.time = .milliseconds(20) }
      let host = IntentHost(device: app.device, budget: budget)
      let session = host.session(for: app.bundle)
      let report = await session.run(intent)
      await host.shutDown()
      let identifier = try #require(report.process?.processIdentifier)
      #expect(ProcessUsage.read(identifier) == nil)
      #expect(!OwnProcess.childIdentifiers.contains(identifier))
      #expect(session.openProcessCount == 0)
      if case .ended(.finished(let result)) = report.outcome, case .int(let child) = result.value {
        #expect(ProcessUsage.read(Int32(child)) == nil)
      }
    }
  }
}

@Suite("A host that is killed") struct DoomedHostTests {
  @Test("takes its processes with it, and the next host what these have started")
  func killed() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID())"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: nil)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (process, output) = try startDoomedHost(in: folder)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    // It prints them once an intent has run.
    guard case .bytes(let count) = try output.read(into: buffer) else {
      Issue.record("the host printed nothing")
      return
    }
    let words = String(decoding: buffer[..<(count - 1)], as: UTF8.self).split(separator: " ")
    try #require(words.count == 3)
    let child = try #require(Int32(words[0]))
    let stranger = try #require(Int32(words[1]))
    #expect(ProcessUsage.read(child) != nil)
    #expect(ProcessUsage.read(stranger) != nil)
    let device = try Device.open(at: String(words[2]))
    // The host lives: nobody touches what it started.
    device.enter().end()
    #expect(ProcessUsage.read(stranger) != nil)
    process.signal(.kill)
    #expect(try process.takeEnd().cause == .signalled(.kill))
    let deadline = MonotonicTime.now + .seconds(10)
    while ProcessUsage.read(child) != nil, MonotonicTime.now < deadline {}
    #expect(ProcessUsage.read(child) == nil)
    // What the intent started does not end by itself; the next host of the device sees to it.
    let bundle = try AppBundle(
      at: device.directory.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        + "/Stub.app")
    let host = IntentHost(device: device, budget: testBudget)
    let report = await host.session(for: bundle).run(.empty)
    #expect(report.outcome == .ended(.finished(ResultReport())))
    #expect(ProcessUsage.read(stranger) == nil)
    await host.shutDown()
    let left = try FileManager.default.contentsOfDirectory(atPath: device.directory)
    #expect(!left.contains { $0.hasPrefix(".host-") })
  }

  private func startDoomedHost(in folder: String) throws -> (ChildProcess, Descriptor) {
    var configuration = ChildProcess.Configuration(
      executable: FixtureBundle.builtExecutable("DoomedHost"))
    configuration.environment = ["TMPDIR": folder, "HOME": folder]
    let pipe = try Descriptor.pipe()
    configuration.output = pipe.writing
    return (try ChildProcess.spawn(configuration), pipe.reading)
  }
}
