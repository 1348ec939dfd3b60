// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Foundation
import IntentRuntime
import IntentWire
import Testing

@testable import BackgroundTasks

/// A scheduler of an app, its device's folder and what the app is like.
private final class Place: Sendable {
  let folder = NSTemporaryDirectory() + "scheduler-\(UUID().uuidString)"
  static let moment = Date(timeIntervalSince1970: 1_800_000_000)

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var store: BackgroundTaskStore { BackgroundTaskStore(folder: folder, app: "com.acme") }

  func scheduler(
    isExtension: Bool = false, hasLaunched: Bool = false, isActive: Bool = false,
    modes: [String] = ["fetch", "processing"]
  ) -> BGTaskScheduler {
    let surroundings = SchedulerSurroundings(
      permitted: PermittedTasks(
        bundleIdentifier: "com.acme",
        identifiers: (0...12).map { "p\($0)" } + ["r", "r2", "com.acme.export.*"],
        backgroundModes: modes),
      store: store, isExtension: isExtension, hasLaunched: hasLaunched, isActive: isActive,
      now: Self.moment, note: { _ in })
    return BGTaskScheduler { surroundings }
  }
}

private func code(_ body: () throws -> Void) -> BGTaskScheduler.Error.Code? {
  do { try body() } catch { return (error as? BGTaskScheduler.Error)?.code }
  return nil
}

@Suite("A scheduler") struct BGTaskSchedulerTests {
  private let place = Place()

  @Test("keeps requests with all they say, also those of an extension")
  func requests() async throws {
    let processing = BGProcessingTaskRequest(identifier: "p1")
    processing.requiresExternalPower = true
    processing.requiresNetworkConnectivity = true
    processing.earliestBeginDate = Place.moment + 60
    try place.scheduler(isExtension: true).submit(processing)
    let research = BGHealthResearchTaskRequest(identifier: "p2")
    research.protectionTypeOfRequiredData = .completeUnlessOpen
    try place.scheduler().submit(research)
    try place.scheduler().submit(BGAppRefreshTaskRequest(identifier: "r"))
    let continued = BGContinuedProcessingTaskRequest(
      identifier: "com.acme.export.1", title: "Export", subtitle: "1 file")
    try place.scheduler().submit(continued)

    let pending = await place.scheduler().pendingTaskRequests()
    #expect(pending.map(\.identifier) == ["p1", "p2", "r", "com.acme.export.1"])
    let first = try #require(pending[0] as? BGProcessingTaskRequest)
    #expect(first.requiresExternalPower && first.requiresNetworkConnectivity)
    #expect(first.earliestBeginDate == Place.moment + 60)
    let second = try #require(pending[1] as? BGHealthResearchTaskRequest)
    #expect(second.protectionTypeOfRequiredData == .completeUnlessOpen)
    #expect(pending[2] is BGAppRefreshTaskRequest)
    let last = try #require(pending[3] as? BGContinuedProcessingTaskRequest)
    #expect(last.title == "Export" && last.subtitle == "1 file" && last.strategy == .queue)
  }

  @Test("a copy of a request is as its original")
  func copies() throws {
    let request = BGProcessingTaskRequest(identifier: "p1")
    request.requiresNetworkConnectivity = true
    request.earliestBeginDate = Place.moment
    let copy = try #require(request.copy() as? BGProcessingTaskRequest)
    #expect(copy !== request && copy.identifier == "p1")
    #expect(copy.requiresNetworkConnectivity && !copy.requiresExternalPower)
    #expect(copy.earliestBeginDate == Place.moment)
  }

  @Test("replaces, cancels, counts")
  func pending() async throws {
    let scheduler = place.scheduler()
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "r"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "r"))
    #expect(
      code { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "r2")) }
        == .tooManyPendingTaskRequests)
    for number in 1...10 {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "p\(number)"))
    }
    #expect(
      code { try scheduler.submit(BGProcessingTaskRequest(identifier: "p11")) }
        == .tooManyPendingTaskRequests)
    scheduler.cancel(taskRequestWithIdentifier: "p4")
    try scheduler.submit(BGProcessingTaskRequest(identifier: "p11"))
    let all = await withCheckedContinuation { continuation in
      scheduler.getPendingTaskRequests { continuation.resume(returning: $0.count) }
    }
    #expect(all == 11)
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test("refuses what Info.plist does not permit, and what has no device")
  func refusals() {
    let scheduler = place.scheduler(modes: ["fetch"])
    #expect(
      code { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "unlisted")) }
        == .notPermitted)
    #expect(
      code { try scheduler.submit(BGProcessingTaskRequest(identifier: "p1")) } == .notPermitted)
    let nowhere = BGTaskScheduler { SchedulerSurroundings() }
    do {
      try nowhere.submit(BGAppRefreshTaskRequest(identifier: "r"))
      Issue.record("a process without a device accepted a request")
    } catch BGTaskScheduler.Error.unavailable {
      // As an NSError it reads as on iOS.
    } catch {
      Issue.record(error)
    }
    let error = BGTaskScheduler.Error(.notPermitted) as NSError
    #expect(error.domain == BGTaskScheduler.errorDomain && error.code == 3)
  }

  @Test("continued tasks begin where a person can see them")
  func continued() {
    let request = BGContinuedProcessingTaskRequest(
      identifier: "com.acme.export.1", title: "", subtitle: "")
    request.strategy = .fail
    #expect(code { try place.scheduler().submit(request) } == .immediateRunIneligible)
    #expect(code { try place.scheduler(isActive: true).submit(request) } == nil)
    #expect(code { try place.scheduler(isExtension: true).submit(request) } == .unavailable)
    request.strategy = .queue
    request.requiredResources = .gpu
    #expect(code { try place.scheduler().submit(request) } == .unavailable)
    #expect(BGTaskScheduler.supportedResources.isEmpty)
  }

  @Test("registers what is listed, in the app alone")
  func registration() {
    #expect(place.scheduler().register(forTaskWithIdentifier: "p1", using: nil) { _ in })
    #expect(!place.scheduler().register(forTaskWithIdentifier: "other", using: nil) { _ in })
    #expect(
      !place.scheduler(isExtension: true).register(forTaskWithIdentifier: "p1", using: nil) { _ in }
    )
    #expect(
      place.scheduler(hasLaunched: true)
        .register(forTaskWithIdentifier: "com.acme.export.*", using: nil) { _ in })
    #expect(
      place.scheduler(hasLaunched: true)
        .register(forTaskWithIdentifier: "com.acme.export.9", using: nil) { _ in })
  }

  @Test("a second registration ends the process and says why")
  func twice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scheduler = BGTaskScheduler { SchedulerSurroundings() }
      scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in }
      scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a launch handler for the background task 'a' is registered already"))
  }

  @Test("a registration after the launch ends the process and says why")
  func late() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let permitted = PermittedTasks(
        bundleIdentifier: "a", identifiers: ["a"], backgroundModes: ["fetch"])
      let scheduler = BGTaskScheduler {
        SchedulerSurroundings(permitted: permitted, hasLaunched: true)
      }
      scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'a' is registered after the app has launched"))
  }

  @Test("a task begins once, with the class of its request, and ends as the app says")
  func running() async throws {
    let scheduler = place.scheduler()
    scheduler.register(forTaskWithIdentifier: "p1", using: nil) { task in
      task.setTaskCompleted(success: task is BGProcessingTask && task.identifier == "p1")
    }
    try scheduler.submit(BGProcessingTaskRequest(identifier: "p1"))
    let token = try #require(try place.store.tasks().first?.token)
    let launch = BackgroundTaskLaunch(identifier: "p1", token: token)
    #expect(try await scheduler.runner.run(launch) == .completed(success: true))
    #expect(try place.store.tasks().isEmpty)
    #expect(try await scheduler.runner.run(launch) == .notPending)
  }

  @Test("a task whose handler is missing is refused and stays")
  func unregistered() async throws {
    let scheduler = place.scheduler()
    try scheduler.submit(BGProcessingTaskRequest(identifier: "p1"))
    let token = try #require(try place.store.tasks().first?.token)
    await #expect(throws: FailureReport.self) {
      try await scheduler.runner.run(BackgroundTaskLaunch(identifier: "p1", token: token))
    }
    #expect(try place.store.tasks().count == 1)
  }

  @Test("cancelling the run tells the task that its time is up", arguments: [true, false])
  func expiration(listens: Bool) async throws {
    let scheduler = place.scheduler()
    let (began, begin) = AsyncStream<Void>.makeStream()
    scheduler.register(forTaskWithIdentifier: "p1", using: nil) { task in
      if listens { task.expirationHandler = { task.setTaskCompleted(success: true) } }
      begin.yield()
    }
    try scheduler.submit(BGProcessingTaskRequest(identifier: "p1"))
    let token = try #require(try place.store.tasks().first?.token)
    let runner = scheduler.runner
    let run = Task { try await runner.run(BackgroundTaskLaunch(identifier: "p1", token: token)) }
    for await _ in began { break }
    run.cancel()
    // A task without a handler ends without success.
    #expect(try await run.value == .completed(success: listens))
  }
}
