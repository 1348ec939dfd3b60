// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import IntentMetadata
import IntentWire
import Language

/// One request from the utterance to its end, as a pure state machine.
///
/// Each event gives the one action that brings the next event. What is said on the way is in
/// ``transcript``. The machine knows no process, no clock and no person.
struct Conversation {
  /// What happened.
  enum Event {
    case heard(String)
    /// An intent is wanted with these values, without a sentence.
    case requested(app: Int, intent: String, values: [String: IntentValue])
    /// An intent runs already, by other means; only its questions come here.
    case begun(app: Int, IntentProfile)
    case described(IntentProfile)
    case found(ItemsReply)
    /// An app could not describe an intent or find items.
    case unreachable(ServiceError)
    /// The person's answer; nil when there is nobody to answer.
    case answered(String?)
    /// The run asks something and waits.
    case asked(Question)
    case ended(RunReport)
    case opened
  }

  /// What to do next.
  enum Action: Equatable {
    case describe(app: Int, intent: String)
    case find(app: Int, ItemsRequest)
    case ask(Prompt)
    case run(app: Int, PerformRequest)
    /// Answers the question of the run, which goes on.
    case reply(Answer)
    case open(app: Int)
    case end
  }

  /// An app without its processes.
  struct App {
    var bundleIdentifier: String
    var displayName: String
    var manifest: Manifest
  }

  /// What the machine waits for.
  enum Phase {
    case idle
    case screening
    case choosingIntent([Attempt], tries: Int)
    case preparing
    case asking(Asking)
    case running
    case opening(next: AfterOpening)
    case ended
  }

  enum AfterOpening { case rerun, replyToRun, finish }

  let apps: [App]
  let grammar: Grammar
  let settings: AssistantSettings

  var phase = Phase.idle
  var screening = Screening([])
  var attempt: Attempt?
  /// Profiles and search results that were already fetched, so that no app is asked twice.
  var profiles: [String: IntentProfile] = [:]
  var searches: [SearchKey: [Choice]] = [:]
  var transcript: [Turn] = []
  /// The requests that new ones took the place of.
  var superseded: [AssistantOutcome.Superseded] = []
  var outcome = AssistantOutcome(ending: .refused(.notUnderstood))
  /// Set when a question of the run could not be answered or was taken back.
  var interruption: AssistantOutcome.Ending?
  /// An open question, while it is looked into whether its answer is a new request.
  var held: Held?
  /// The new request that begins when the run has been cancelled.
  var successor: Screening?
  /// Tells the request from others; one that begins in the place of another has the next number.
  var request: UInt64
  /// How often the person had to say which intent was meant.
  var intentChoices = 0
  /// What the apps' observers are told.
  var reports: [(app: Int, report: ResolutionReport)] = []
  /// Whether the end of the request was reported already, in more detail.
  var isReported = false

  struct SearchKey: Hashable {
    var app: Int
    var source: ItemsRequest.Source
    var search: ItemsRequest.Search
  }

  init(apps: [App], grammar: Grammar, settings: AssistantSettings, request: UInt64 = 1) {
    self.request = request
    self.apps = apps
    self.grammar = grammar
    self.settings = settings
  }

  mutating func receive(_ event: Event) -> Action {
    switch (event, phase) {
    case (.heard(let text), .idle): return hear(text)
    case (.requested(let app, let intent, let values), .idle):
      attempt = Attempt(app: app, intent: intent, values: values)
      return prepare()
    case (.begun(let app, let profile), .idle):
      attempt = Attempt(app: app, intent: profile.intent, profile: profile)
      phase = .running
      return .end
    case (.described(let profile), .screening):
      remember(profile)
      return screen()
    case (.described(let profile), .preparing):
      remember(profile)
      return prepare()
    case (.found(let reply), .screening):
      remember(reply)
      return screen()
    case (.found(let reply), .preparing):
      remember(reply)
      return prepare()
    case (.found(let reply), .asking(let asking)):
      return matched(reply.items, asking)
    case (.unreachable, .screening) where held != nil: return resume()
    case (.unreachable(let error), _): return fail(error)
    case (.answered(let text), .choosingIntent(let attempts, let tries)):
      return chose(text, among: attempts, tries: tries)
    case (.answered(let text), .asking(let asking)): return answered(text, asking)
    case (.asked(let question), .running): return asked(question)
    case (.ended(let report), _): return ended(report)
    case (.opened, .opening(let next)): return opened(next)
    default:
      return end(
        .failed(
          AssistantOutcome.Failure(
            reason: "protocol", message: "an event came that nothing had asked for")))
    }
  }

  // MARK: Hearing

  private mutating func hear(_ text: String) -> Action {
    transcript.append(Turn(.person, text))
    switch grammar.interpret(Utterance(text), context: settings.reading) {
    case .readings(let readings):
      screening = Screening(readings)
      return screen()
    case .refused(.empty): return refuse(.empty, Wording.nothingHeard)
    case .refused(.tooLong): return refuse(.tooLong, Wording.tooLong)
    case .refused(.negativePhrase): return refuse(.negativePhrase, Wording.notUnderstood)
    case .refused(.notUnderstood): return refuse(.notUnderstood, Wording.notUnderstood)
    }
  }

  private mutating func remember(_ profile: IntentProfile) {
    if let app = pendingApp { profiles["\(app)/\(profile.intent)"] = profile }
  }

  private mutating func remember(_ reply: ItemsReply) {
    if let key = pendingSearch { searches[key] = reply.items }
  }

  var pendingApp: Int?
  var pendingSearch: SearchKey?

  /// Fetches a profile, or gives it when it is known.
  mutating func profile(of intent: String, app: Int) -> IntentProfile? {
    if let known = profiles["\(app)/\(intent)"] { return known }
    pendingApp = app
    return nil
  }

  mutating func find(
    _ source: ItemsRequest.Source, _ search: ItemsRequest.Search, app: Int
  ) -> Action {
    pendingSearch = SearchKey(app: app, source: source, search: search)
    return .find(
      app: app, ItemsRequest(source: source, search: search, context: context(isForeground: false)))
  }

  func context(isForeground: Bool) -> RunContext {
    RunContext(
      surface: settings.surface, timestamp: settings.reading.now, isForeground: isForeground,
      canContinueInForeground: settings.canOpenApps,
      locale: settings.reading.locale.identifier, timeZone: settings.reading.timeZone.identifier,
      resolution: progress)
  }

  // MARK: Ending

  mutating func say(_ text: String) {
    transcript.append(Turn(.assistant, text))
    outcome.dialog = text
  }

  mutating func refuse(_ refusal: AssistantOutcome.Refusal, _ text: String) -> Action {
    say(text)
    return end(.refused(refusal))
  }

  mutating func end(_ ending: AssistantOutcome.Ending) -> Action {
    reportEnd(ending)
    phase = .ended
    outcome.ending = ending
    outcome.transcript = transcript
    if let attempt {
      outcome.app = apps[attempt.app].bundleIdentifier
      if outcome.intent == nil { outcome.intent = attempt.intent }
      if outcome.chain.isEmpty { outcome.parameters = attempt.values }
    }
    outcome.superseded = superseded
    return .end
  }

  mutating func fail(_ error: ServiceError) -> Action {
    let app = attempt.map { apps[$0.app].displayName } ?? pendingApp.map { apps[$0].displayName }
    let name = app ?? apps.first?.displayName ?? ""
    reportUnreachable(error)
    switch error {
    case .failed(let report):
      say(report.spoken ?? "Something went wrong in \(name).")
      return end(
        .failed(
          AssistantOutcome.Failure(reason: report.code.rawValue, message: report.message)))
    case .process(let outcome):
      say(Wording.failure(outcome, app: name))
      return end(
        .failed(
          AssistantOutcome.Failure(reason: outcome.reason, message: outcome.description)))
    }
  }
}

extension RunOutcome {
  /// A stable name for a program.
  var reason: String {
    switch self {
    case .ended(.failed(let report)): report.code.rawValue
    case .ended: "ended"
    case .timedOut: "timedOut"
    case .outOfMemory: "outOfMemory"
    case .outOfProcessorTime: "outOfProcessorTime"
    case .crashed: "crashed"
    case .exited: "exited"
    case .couldNotLaunch: "couldNotLaunch"
    case .brokenConnection: "brokenConnection"
    }
  }
}
