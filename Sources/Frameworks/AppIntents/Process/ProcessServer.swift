// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
import IntentWire
import Platform
import Synchronization
import IntentRuntime

/// Serves the requests of a host over the socket until the host ends the process.
final class ProcessServer: Sendable {
  private let connection: HostConnection
  private let dispatcher: Dispatcher
  private let lifeCycle: (any ProcessLifeCycle)?
  private let finish: @Sendable (End) -> Void
  private let runs = RunTable()
  private let isEnding = Atomic(false)

  /// Why there is nothing more to serve.
  enum End: Hashable, Sendable {
    /// The host asked for it, and no request is left.
    case shutDown
    /// The host closed the socket: nobody would hear how the runs end.
    case hostIsGone
    /// What came over the socket was no message.
    case broken(String)
  }

  /// - Parameter finish: ends the process; called once, on the thread where the end was noticed.
  init(
    connection: HostConnection, dispatcher: Dispatcher, lifeCycle: (any ProcessLifeCycle)?,
    finish: @escaping @Sendable (End) -> Void
  ) {
    self.connection = connection
    self.dispatcher = dispatcher
    self.lifeCycle = lifeCycle
    self.finish = finish
  }

  /// Says that the process is ready and starts to read.
  ///
  /// Frames are read on a plain thread: a pool full of blocking `perform()`s must not keep a
  /// cancellation from being heard.
  func start() throws {
    let registry = dispatcher.registry
    let isObserved = IntentObservers.isObserved
    try connection.send(
      .ready(
        ProcessDescription(
          processIdentifier: OwnProcess.identifier,
          bundleIdentifier: LaunchVariable.bundleIdentifier.value ?? "",
          modules: registry.modules, intents: registry.intentIdentifiers,
          isApp: lifeCycle != nil, isObserved: isObserved)))
    ProcessLaunch.becameReady()
    ProcessNotes.deliver(to: note)
    for warning in registry.warnings { note(.warning(warning)) }
    if !isObserved { tellWhenObserved() }
    try PlainThread.start(name: "appintents-wire") { self.serve() }
  }

  /// An observer that comes after `ready` makes the host tell of resolutions from then on.
  private func tellWhenObserved() {
    IntentObservers.whenObserved { self.note(.observed) }
  }

  private func serve() {
    var end = End.hostIsGone
    do {
      try connection.readMessages(receive)
    } catch {
      end = .broken("\(error)")
    }
    runs.cancelAll()
    // An orderly end that has begun is not cut short by the host's closing the socket.
    if beginEnding() { finish(end) }
  }

  /// Whether nothing else ends the process already.
  private func beginEnding() -> Bool { !isEnding.exchange(true, ordering: .relaxed) }

  private func receive(_ message: HostMessage) {
    switch message {
    case .describe(let id, let intent):
      runs.start(id) { self.describe(id, intent) }
    case .find(let id, let request):
      runs.start(id) { await self.find(id, request) }
    case .perform(let id, let request):
      runs.start(id) { await self.perform(id, request) }
    case .beginTask(let id, let launch):
      runs.start(id) { await self.beginTask(id, launch) }
    case .answer(let id, let answer): runs.answer(id, answer)
    case .cancel(let id, let reason): runs.cancel(id, reason)
    case .resolved(let report): dispatcher.tell(report)
    case .scene(let phase): enter(phase)
    case .shutdown: runs.close { self.end() }
    }
  }

  private func describe(_ id: RequestID, _ intent: String) {
    do {
      reply(id, .described(id, try dispatcher.describe(intent)))
    } catch {
      reply(id, .failed(id, error))
    }
  }

  private func find(_ id: RequestID, _ request: ItemsRequest) async {
    do {
      reply(id, .items(id, try await dispatcher.find(request)))
    } catch {
      reply(id, .failed(id, error))
    }
  }

  private func perform(_ id: RequestID, _ request: PerformRequest) async {
    let end = await dispatcher.perform(request, stop: { self.runs.stop(of: id) }) { question in
      try await self.runs.ask { number in
        try self.connection.send(.question(run: id, number, question))
      }
    }
    do {
      try connection.send(.finished(id, end))
    } catch {
      reply(id, .finished(id, .failed(Self.report(error, request.intent))))
    }
  }

  private func beginTask(_ id: RequestID, _ launch: BackgroundTaskLaunch) async {
    do throws(FailureReport) {
      guard let runner = ProcessState.backgroundTaskRunner else {
        throw FailureReport(
          code: .notHere,
          message: "the app registers no background tasks; call "
            + "BGTaskScheduler.shared.register(forTaskWithIdentifier:using:launchHandler:) while "
            + "it launches")
      }
      reply(id, .taskEnded(id, try await runner.run(launch)))
    } catch {
      reply(id, .failed(id, error))
    }
  }

  /// A reply that cannot be written as it is becomes one that says why.
  private func reply(_ id: RequestID, _ message: ProcessMessage) {
    do {
      try connection.send(message)
    } catch {
      try? connection.send(.failed(id, Self.report(error, nil)))
    }
  }

  private static func report(_ error: any Error, _ intent: String?) -> FailureReport {
    let subject = intent.map { "the result of '\($0)'" } ?? "the answer"
    return FailureReport(
      code: .unsupported, message: "\(subject) cannot be sent: \(error)",
      errorType: RunFailure.name(of: type(of: error)))
  }

  private func enter(_ phase: ScenePhase) {
    guard let lifeCycle else {
      return note(.warning("an extension has no scene; only an app comes to the foreground"))
    }
    DispatchQueue.main.async {
      ProcessState.isActive = phase == .active
      MainActor.assumeIsolated { lifeCycle.enter(phase) }
      self.note(.sceneChanged(phase))
    }
  }

  private func note(_ note: ProcessNote) { try? connection.send(.note(note)) }

  /// Ends the process in order: the app hears of it on the main thread.
  private func end() {
    guard beginEnding() else { return }
    guard let lifeCycle else { return finish(.shutDown) }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { lifeCycle.terminate() }
      self.finish(.shutDown)
    }
  }
}
