// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
public import IntentWire
public import Language
package import LogStore

/// Hears an utterance, finds the intent, asks what is missing, runs it, and says what came of it.
///
/// It carries out what a ``Conversation`` decides. Nothing is kept between two requests.
public struct Assistant: Sendable {
  /// Gives the person's answer to a question, nil when there is nobody to answer.
  public typealias AnswerSource = @Sendable (Prompt) async -> String?

  public let apps: [AppHandle]
  public let grammar: Grammar
  /// Seconds of a clock that only moves forward.
  private let clock: @Sendable () -> Double
  private let requestNumber: @Sendable () -> UInt64
  private var log: AssistantLog?

  /// - Parameters:
  ///   - clock: seconds, for the timings of the outcome.
  ///   - requestNumber: a number by which observers tell a request from all others of the device.
  public init(
    apps: [AppHandle], clock: @escaping @Sendable () -> Double = Assistant.monotonicSeconds,
    requestNumber: @escaping @Sendable () -> UInt64 = { UInt64.random(in: 1...(1 << 53)) }
  ) {
    self.apps = apps
    self.requestNumber = requestNumber
    grammar = Grammar(
      apps: apps.map {
        GrammarApp(
          bundleIdentifier: $0.bundleIdentifier, displayName: $0.displayName,
          otherNames: $0.otherNames, manifest: $0.manifest)
      })
    self.clock = clock
  }

  /// The same assistant, which tells in a device's log what it does.
  package func logging(to writer: LogWriter) -> Assistant {
    var copy = self
    copy.log = AssistantLog(writer)
    return copy
  }

  /// Seconds since an arbitrary moment.
  public static func monotonicSeconds() -> Double {
    let duration = ContinuousClock.now - origin
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static let origin = ContinuousClock.now

  /// Carries out one request from the utterance to its end.
  ///
  /// - Parameters:
  ///   - answers: asked whenever the person has to answer.
  ///   - onTurn: called with each line of the conversation as it is said.
  public func ask(
    _ utterance: String, settings: AssistantSettings, answers: @escaping AnswerSource,
    onTurn: @escaping @Sendable (Turn) -> Void = { _ in }
  ) async -> AssistantOutcome {
    await request(settings, answers, onTurn).carryOut(.heard(utterance))
  }

  /// Carries out an intent whose values are known, and asks for what is missing.
  ///
  /// - Parameter app: the app's place in ``apps``.
  public func run(
    _ intent: String, of app: Int = 0, parameters: [String: IntentValue],
    settings: AssistantSettings, answers: @escaping AnswerSource,
    onTurn: @escaping @Sendable (Turn) -> Void = { _ in }
  ) async -> AssistantOutcome {
    await request(settings, answers, onTurn)
      .carryOut(.requested(app: app, intent: intent, values: parameters))
  }

  /// Answers the questions of an intent that runs by other means, as a test that calls `perform()`.
  ///
  /// - Parameter profile: the intent that asks.
  public func answerer(
    for profile: IntentProfile, of app: Int = 0, settings: AssistantSettings,
    answers: @escaping AnswerSource, onTurn: @escaping @Sendable (Turn) -> Void = { _ in }
  ) async -> @Sendable (Question) async -> Answer {
    let request = request(settings, answers, onTurn)
    await request.begin(profile, of: app)
    return { await request.answer($0) }
  }

  private func request(
    _ settings: AssistantSettings, _ answers: @escaping AnswerSource,
    _ onTurn: @escaping @Sendable (Turn) -> Void
  ) -> AssistantRequest {
    let conversation = Conversation(
      apps: apps.map {
        Conversation.App(
          bundleIdentifier: $0.bundleIdentifier, displayName: $0.displayName, manifest: $0.manifest)
      }, grammar: grammar, settings: settings, request: requestNumber())
    return AssistantRequest(
      conversation, services: apps.map(\.service), answers: answers, onTurn: onTurn, clock: clock,
      log: log)
  }
}

/// Carries out the actions of one conversation.
actor AssistantRequest {
  private var conversation: Conversation
  private let services: [any IntentService]
  private let answers: Assistant.AnswerSource
  private let onTurn: @Sendable (Turn) -> Void
  private let clock: @Sendable () -> Double
  private let log: AssistantLog?
  private var timings = AssistantTimings()
  private var told = 0
  /// Questions of one run are asked one after the other.
  private var isAnswering = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(
    _ conversation: Conversation, services: [any IntentService],
    answers: @escaping Assistant.AnswerSource, onTurn: @escaping @Sendable (Turn) -> Void,
    clock: @escaping @Sendable () -> Double, log: AssistantLog?
  ) {
    self.log = log
    self.conversation = conversation
    self.services = services
    self.answers = answers
    self.onTurn = onTurn
    self.clock = clock
  }

  func begin(_ profile: IntentProfile, of app: Int) {
    _ = receive(.begun(app: app, profile))
  }

  func carryOut(_ first: Conversation.Event) async -> AssistantOutcome {
    let start = clock()
    var action = receive(first)
    timings.match = clock() - start
    while action != .end {
      switch action {
      case .run(let app, let request):
        let report = await services[app].run(request) { question in
          await self.answer(question)
        }
        timings.launch += report.timings.launch
        timings.run += report.timings.run
        action = receive(.ended(report))
      default:
        // An answer belongs to a question of a run: here nobody waits for it.
        action = await event(after: action).map { receive($0) } ?? .end
      }
    }
    timings.total = clock() - start
    for (app, report) in conversation.takeReports() { await services[app].tell(report) }
    var outcome = conversation.outcome
    outcome.timings = timings
    log?.ended(outcome, request: conversation.request)
    return outcome
  }

  /// Answers a question of a run, with as many turns as that takes.
  func answer(_ question: Question) async -> Answer {
    await beginAnswering()
    defer { endAnswering() }
    var action = receive(.asked(question))
    while true {
      if case .reply(let answer) = action { return answer }
      guard let event = await event(after: action) else { return .cancelled }
      action = receive(event)
    }
  }

  /// What follows from an action that needs no run; nil for one that has no place here.
  private func event(after action: Conversation.Action) async -> Conversation.Event? {
    switch action {
    case .describe(let app, let intent):
      return await timed {
        do throws(ServiceError) {
          return .described(try await services[app].describe(intent: intent))
        } catch { return .unreachable(error) }
      }
    case .find(let app, let request):
      return await timed {
        do throws(ServiceError) {
          return .found(try await services[app].find(request))
        } catch { return .unreachable(error) }
      }
    case .ask(let prompt): return .answered(await answers(prompt))
    case .open(let app):
      do throws(ServiceError) {
        try await services[app].bringToForeground()
        return .opened
      } catch { return .unreachable(error) }
    case .run, .reply, .end: return nil
    }
  }

  private func timed(
    _ work: () async -> Conversation.Event
  ) async -> Conversation.Event {
    let start = clock()
    let event = await work()
    timings.resolve += clock() - start
    return event
  }

  private func receive(_ event: Conversation.Event) -> Conversation.Action {
    let start = log == nil ? 0 : clock()
    let action = conversation.receive(event)
    log?.step(event, conversation, action, took: clock() - start)
    for turn in conversation.transcript[told...] { onTurn(turn) }
    told = conversation.transcript.count
    return action
  }

  // MARK: One question at a time

  private func beginAnswering() async {
    guard isAnswering else {
      isAnswering = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func endAnswering() {
    if waiting.isEmpty { isAnswering = false } else { waiting.removeFirst().resume() }
  }
}
