// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Device
import Foundation
import HostFixtures
import IntentWire
import Synchronization
import Testing

@testable import IntentHost

@Suite("A background task in its app's process") struct BackgroundTaskTests {
  private let fixture: BackgroundFixture
  private let host: IntentHost

  init() throws {
    fixture = try BackgroundFixture()
    host = IntentHost(device: fixture.device, budget: testBudget)
  }

  private func submit(
    _ identifier: String, _ kind: PendingTask.Kind = .processing
  ) throws -> DeviceTask {
    var task = PendingTask(identifier: identifier, kind: kind, submitted: Date())
    task.title = "Title"
    task.subtitle = "Subtitle"
    _ = try fixture.device.backgroundTaskStore(of: BackgroundFixture.identifier).submit(task)
    return DeviceTask(app: BackgroundFixture.identifier, task: task)
  }

  private func run(_ entry: DeviceTask, limit: Duration? = nil) async -> BackgroundTaskRun {
    await BackgroundScheduler(host).run(entry, limit: limit)
  }

  private var log: String {
    get throws { try fixture.device.log(BackgroundFixture.identifier).contents() }
  }

  private var pending: [String] {
    get throws { try fixture.device.backgroundTasks().map(\.task.identifier) }
  }

  @Test("gets its task on its queue, and what it asks for next is kept")
  func refresh() async throws {
    let run = await run(try submit("test.refresh", .appRefresh))
    #expect(run.outcome == .completed(success: true))
    #expect(run.process != nil)
    #expect(try log.contains("BGAppRefreshTask true"))
    #expect(try pending == ["test.refresh"])
    let next = try #require(try fixture.device.backgroundTasks().first?.task)
    #expect(next.due.timeIntervalSinceNow > 800)
    await host.shutDown()
  }

  @Test("tells that it failed, and is not run again")
  func failing() async throws {
    let entry = try submit("test.failing")
    #expect(await run(entry).outcome == .completed(success: false))
    #expect(try pending.isEmpty)
    #expect(await run(entry).outcome == .notPending)
    await host.shutDown()
  }

  @Test("is told that its time is up while its queue is busy")
  func polite() async throws {
    let run = await run(try submit("test.polite"), limit: .milliseconds(100))
    #expect(run.outcome == .expired(success: true))
    #expect(try log.contains("time is up"))
    await host.shutDown()
  }

  @Test("ends without success when nobody listens")
  func deaf() async throws {
    let run = await run(try submit("test.deaf"), limit: .milliseconds(50))
    #expect(run.outcome == .expired(success: false))
    await host.shutDown()
  }

  @Test("is ended with its process when it goes on after its time")
  func stubborn() async throws {
    let run = await run(try submit("test.stubborn"), limit: .milliseconds(50))
    #expect(run.outcome == .overran(limitSeconds: 0.05))
    #expect(try log.contains("no"))
    #expect(try pending.isEmpty)
    let process = try #require(run.process)
    #expect(kill(process, 0) == -1)
    await host.shutDown()
  }

  @Test("that crashes is told as a crash, and used up")
  func crash() async throws {
    let run = await run(try submit("test.crash"))
    guard case .process(.crashed(let report)) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(report.backtrace.contains("the task was told to crash"))
    #expect(try pending.isEmpty)
    await host.shutDown()
  }

  @Test("without a handler is refused by name, and used up as on iOS")
  func unregistered() async throws {
    let run = await run(try submit("test.unregistered"))
    guard case .refused(let reason) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(reason.contains("no launch handler for 'test.unregistered'"))
    #expect(try pending.isEmpty)
    await host.shutDown()
  }

  @Test("of a person's is found by its pattern")
  func continued() async throws {
    let run = await run(try submit("test.export.7", .continuedProcessing))
    #expect(run.outcome == .completed(success: true))
    #expect(try log.contains("test.export.7 Done Subtitle"))
    await host.shutDown()
  }

  @Test("is asked for when the app leaves the foreground, also at its end")
  func lifeCycle() async throws {
    let session = host.session(for: fixture.bundle)
    try await session.bringToForeground()
    #expect(try pending.isEmpty)
    await session.sendToBackground()
    #expect(try pending == ["test.refresh"])

    try fixture.device.backgroundTaskStore(of: BackgroundFixture.identifier).cancelAll()
    try await session.bringToForeground()
    await host.shutDown()
    #expect(try pending == ["test.refresh"])
  }

  @Test("begins when it is due while a host serves, also one that is asked for meanwhile")
  func serving() async throws {
    let scheduler = BackgroundScheduler(host)
    let changes = WakeUp()
    let (reports, report) = AsyncStream<String>.makeStream()
    _ = try submit("test.failing")
    let serving = Task {
      await scheduler.serve(
        apps: [BackgroundFixture.identifier], changes: changes, clock: .real
      ) { entry, run in report.yield("\(entry.task.identifier) \(run.outcome)") }
    }
    var iterator = reports.makeAsyncIterator()
    #expect(await iterator.next() == "test.failing completed without success")
    var later = PendingTask(identifier: "test.deaf", kind: .processing, submitted: Date())
    later.earliestBegin = Date() + 3600
    let store = fixture.device.backgroundTaskStore(of: BackgroundFixture.identifier)
    _ = try store.submit(later)
    _ = try submit("test.export.1", .continuedProcessing)
    changes.ring()
    #expect(await iterator.next() == "test.export.1 completed")
    serving.cancel()
    await serving.value
    #expect(try pending == ["test.deaf"])
    await host.shutDown()
  }
}

@Suite("A ring") struct WakeUpTests {
  @Test("is kept while nobody sleeps, and a cancelled sleeper goes on")
  func rings() async {
    let wakeUp = WakeUp()
    wakeUp.ring()
    await wakeUp.sleep(atMost: nil)
    await wakeUp.sleep(atMost: .milliseconds(1))
    let sleeper = Task { await wakeUp.sleep(atMost: nil) }
    sleeper.cancel()
    await sleeper.value
    // Neither the end of a time nor a cancellation leaves a ring behind.
    let second = Task { await wakeUp.sleep(atMost: nil) }
    wakeUp.ring()
    await second.value
  }
}
