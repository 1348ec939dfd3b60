// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Device
internal import IntentMetadata
package import IntentWire
internal import Platform
internal import Synchronization

/// The intents of one app, in processes that are started when they are needed.
package final class AppSession: IntentService {
  private let launcher: ProcessLauncher
  private let foreground: ForegroundApp
  /// By bundle identifier of the executable. An ended one is replaced at the next request.
  private let connections = Mutex(Connections())

  private struct Connections {
    var current: [String: ProcessConnection] = [:]
    /// Replaced, and not gone yet: a process that finishes its last runs takes no new ones.
    var replaced: [ProcessConnection] = []
    /// Resolutions that the next process of an executable hears of.
    var untold: [String: [ResolutionReport]] = [:]

    var all: [ProcessConnection] { current.values + replaced }
  }

  /// How long the start of a process took that no run has told of yet: a process is often started
  /// to describe an intent or to find an entity for the run that follows.
  private let untoldLaunches = Mutex<[String: Duration]>([:])

  init(launcher: ProcessLauncher, foreground: ForegroundApp) {
    self.launcher = launcher
    self.foreground = foreground
  }

  deinit { for connection in connections.withLock({ $0.all }) { connection.kill() } }

  package var bundle: AppBundle { launcher.bundle }
  var budget: Budget { launcher.budget }

  // MARK: IntentService

  package func describe(intent: String) async throws(ServiceError) -> IntentProfile {
    let executable = try executable(forIntent: intent)
    let reply = await self.reply(of: executable, .describe(intent: intent)) {
      .describe($0, intent: intent)
    }
    switch reply.completion {
    case .described(let profile): return profile
    default: throw reply.completion.serviceError
    }
  }

  package func find(_ request: ItemsRequest) async throws(ServiceError) -> ItemsReply {
    let executable =
      switch request.source {
      case .parameter(let intent, _, _): try executable(forIntent: intent)
      case .entity(let entity): try executable(forEntity: entity)
      }
    let reply = await self.reply(of: executable, .find) { .find($0, request) }
    switch reply.completion {
    case .items(let items): return items
    default: throw reply.completion.serviceError
    }
  }

  package func run(
    _ request: PerformRequest, answer: @escaping @Sendable (Question) async -> Answer
  ) async -> RunReport {
    let executable: BundleExecutable
    let opened: BundleExecutable?
    let foreground = launcher.bundle.foreground(request.intent)
    do {
      executable = try self.executable(forIntent: request.intent)
      opened = foreground == .beforeRun ? try await openApp() : nil
    } catch {
      return RunReport(
        outcome: error.outcome, process: nil, timings: RunTimings(launch: 0, run: 0))
    }
    let reply = await self.reply(
      of: executable, .perform(intent: request.intent),
      answer: { await self.answer($0, with: answer) }
    ) { id in
      var request = request
      request.context.isForeground = opened == executable
      return .perform(id, request)
    }
    let launch = untoldLaunches.withLock { $0.removeValue(forKey: executable.bundleIdentifier) }
    var isForeground = reply.isForeground
    if foreground == .afterRun, case .ended(.finished) = reply.completion.outcome {
      isForeground = (try? await openApp()) == executable
    }
    return RunReport(
      outcome: reply.completion.outcome,
      process: reply.processIdentifier.map { identifier in
        ProcessReport(
          processIdentifier: identifier, bundleIdentifier: executable.bundleIdentifier,
          kind: executable.kind.rawValue,
          isCold: launch != nil,
          isForeground: isForeground)
      },
      timings: RunTimings(launch: (launch ?? .zero).inSeconds, run: reply.run.inSeconds))
  }

  package func bringToForeground() async throws(ServiceError) { _ = try await openApp() }

  /// A process that runs hears of it at once. Else the next one does, and where nothing ran it is
  /// started for that, if the last one was observed: no run may ever follow.
  package func tell(_ resolution: ResolutionReport) async {
    guard let executable = executable(for: resolution) else { return }
    let identifier = executable.bundleIdentifier
    let isUrgent = connections.withLock { connections in
      let connection = connections.current[identifier]
      if let connection, connection.isAccepting {
        connection.tell(resolution)
        return false
      }
      guard connection?.isObserved ?? true else { return false }
      let waiting = connections.untold[identifier, default: []].suffix(Self.mostUntold - 1)
      connections.untold[identifier] = waiting + [resolution]
      return connection != nil && resolution.ending.isWithoutRun
    }
    if isUrgent { _ = connection(to: executable) }
  }

  private static let mostUntold = 64

  private func executable(for resolution: ResolutionReport) -> BundleExecutable? {
    guard let intent = resolution.intent else { return launcher.bundle.app }
    return launcher.bundle.executable(forIntent: intent)
  }

  // MARK: The foreground

  /// Sends the app to the background and waits until it is there; nothing where it is not in front.
  package func sendToBackground() async {
    let front = connections.withLock { $0.current.values.first { $0.isForeground } }
    guard let front else { return }
    _ = await reply(of: front.executable, .scene(.background)) { _ in .scene(.background) }
  }

  /// - Returns: the app's executable.
  private func openApp() async throws(ServiceError) -> BundleExecutable {
    guard let app = launcher.bundle.app else {
      throw .process(
        .couldNotLaunch(reason: "'\(launcher.bundle.path)' has no app; build the bundle again"))
    }
    let reply = await self.reply(of: app, .scene(.active), inForeground: true) { _ in
      .scene(.active)
    }
    guard case .sceneChanged = reply.completion else { throw reply.completion.serviceError }
    return app
  }

  /// `continueInForeground` goes on only when the app is in front.
  private func answer(
    _ question: Question, with answer: @Sendable (Question) async -> Answer
  ) async -> Answer {
    let given = await answer(question)
    if case .continueInForeground = question, given == .confirmed(true) {
      do { try await bringToForeground() } catch { return .cancelled }
    }
    return given
  }

  // MARK: Requests

  private func executable(
    forIntent intent: String
  ) throws(ServiceError) -> BundleExecutable {
    guard let executable = launcher.bundle.executable(forIntent: intent) else {
      throw .failed(
        FailureReport(
          code: .notHere,
          message: "'\(launcher.bundle.displayName)' declares no intent '\(intent)' that an "
            + "executable of it can run; build the bundle again"))
    }
    return executable
  }

  private func executable(
    forEntity entity: String
  ) throws(ServiceError) -> BundleExecutable {
    guard let executable = launcher.bundle.executable(forEntity: entity) else {
      throw .failed(
        FailureReport(
          code: .notHere,
          message: "no executable of '\(launcher.bundle.displayName)' has '\(entity)'; "
            + "build the bundle again"))
    }
    return executable
  }

  /// Sends one request to a process of an executable, starting it if need be.
  func reply(
    of executable: BundleExecutable, _ kind: ConnectionState.Kind, inForeground: Bool = false,
    answer: (@Sendable (Question) async -> Answer)? = nil,
    _ message: @Sendable (RequestID) -> HostMessage
  ) async -> ProcessConnection.Reply {
    while true {
      let (connection, wasLaunched) = connection(to: executable)
      let id = connection.nextRequest()
      guard let frame = try? Frame.encode(message(id)) else {
        return .tooLong
      }
      if inForeground { foreground.replace(with: connection) }
      let reply = await withTaskCancellationHandler {
        await withUnsafeContinuation { continuation in
          let isAccepted = connection.submit(id, kind, frame: frame, answer: answer) {
            continuation.resume(returning: Optional($0))
          }
          if !isAccepted { continuation.resume(returning: nil) }
          // The handler below may have come before the request.
          if isAccepted, Task.isCancelled { connection.cancel(id) }
        }
      } onCancel: {
        connection.cancel(id)
      }
      // Nil: the process stopped taking requests in between, and the next one is fresh.
      if let reply {
        if wasLaunched {
          untoldLaunches.withLock { $0[executable.bundleIdentifier] = reply.launch }
        }
        return reply
      }
    }
  }

  private func connection(
    to executable: BundleExecutable
  ) -> (ProcessConnection, wasLaunched: Bool) {
    let (connection, isNew) = connections.withLock { connections in
      let previous = connections.current[executable.bundleIdentifier]
      if let previous, previous.isAccepting { return (previous, false) }
      connections.replaced.removeAll(where: \.hasEnded)
      if let previous, !previous.hasEnded { connections.replaced.append(previous) }
      let connection = launcher.makeConnection(to: executable)
      connections.current[executable.bundleIdentifier] = connection
      let untold = connections.untold.removeValue(forKey: executable.bundleIdentifier)
      for resolution in untold ?? [] { connection.tell(resolution) }
      return (connection, true)
    }
    if isNew { launcher.start(connection) }
    return (connection, isNew)
  }

  /// How many processes there are, those that are ending included.
  var openProcessCount: Int { connections.withLock { $0.all.count { !$0.hasEnded } } }

  /// How many requests wait for their end.
  var openRequestCount: Int {
    connections.withLock { $0.all.reduce(0) { $0 + $1.openRequestCount } }
  }

  /// Waits until all processes have ended by themselves.
  func waitUntilProcessesEnded() async {
    for connection in connections.withLock({ $0.all }) {
      await connection.waitUntilEnded()
    }
  }

  /// Ends all processes in order and waits until they are gone.
  func shutDown() async {
    let open = connections.withLock { connections in
      defer { connections = Connections() }
      return connections.all
    }
    for connection in open { connection.leave() }
    for connection in open { await connection.waitUntilEnded() }
  }
}

extension ProcessConnection.Reply {
  fileprivate static var tooLong: Self {
    Self(
      completion: .process(
        .brokenConnection(reason: "the request is longer than a message may be; send less")),
      launch: .zero, run: .zero, processIdentifier: nil, isForeground: false)
  }
}

extension ConnectionState.Completion {
  var outcome: RunOutcome {
    switch self {
    case .ended(let end): .ended(end)
    case .failed(let report): .ended(.failed(report))
    case .process(let outcome): outcome
    case .described, .items, .sceneChanged, .taskEnded:
      .brokenConnection(reason: "the process answered with another kind of reply")
    }
  }

  var serviceError: ServiceError {
    switch self {
    case .failed(let report), .ended(.failed(let report)): .failed(report)
    default: .process(outcome)
    }
  }
}

extension ServiceError {
  fileprivate var outcome: RunOutcome {
    switch self {
    case .failed(let report): .ended(.failed(report))
    case .process(let outcome): outcome
    }
  }
}

extension ResolutionReport.Ending {
  /// Whether nothing ran, or what ran has come to nothing, because of the person.
  fileprivate var isWithoutRun: Bool {
    switch self {
    case .matched, .unreachable: false
    case .gaveUp, .cancelled, .superseded, .unanswered, .refused: true
    }
  }
}
