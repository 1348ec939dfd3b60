// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
public import IntentWire

/// What came of one utterance: the object that `appintents ask --json` prints.
public struct AssistantOutcome: Hashable, Sendable {
  /// How the request ended.
  public enum Ending: Hashable, Sendable {
    case done
    /// Nothing was run: no intent was meant, or the device may not run it.
    case refused(Refusal)
    /// The person said no, or took the request back.
    case cancelled
    /// The run ended in another way than it should.
    case failed(Failure)
    /// An answer was not understood three times.
    case gaveUp(parameter: String?)
    /// A question was asked and there was nobody to answer it.
    case needsAnswer(Prompt)
  }

  /// Why nothing was run.
  public enum Refusal: String, CaseIterable, Codable, Hashable, Sendable {
    /// The utterance has no words.
    case empty
    /// The utterance is longer than any sentence.
    case tooLong
    /// No reading is good enough.
    case notUnderstood
    /// The utterance is a negative phrase of the app.
    case negativePhrase
    /// The words name something that the app does not have.
    case notFound
    /// The device is locked and the intent's `authenticationPolicy` wants its owner.
    case requiresAuthentication
  }

  /// What went wrong in the app or on the way to it.
  public struct Failure: Codable, Hashable, Sendable {
    /// `thrown`, `timedOut`, `crashed`, … : a stable name for a program.
    public var reason: String
    /// One clause for a developer; it holds no words of the person.
    public var message: String

    public init(reason: String, message: String) {
      self.reason = reason
      self.message = message
    }
  }

  public var ending: Ending
  /// The identifier of the intent that was chosen, nil when none was.
  public var intent: String?
  /// The bundle identifier of the app that was chosen.
  public var app: String?
  /// The values that the last run got, by parameter name.
  public var parameters: [String: IntentValue]
  /// What the assistant said last.
  public var dialog: String?
  /// The value that `perform()` returned.
  public var value: IntentValue?
  /// The process of the last run, nil when nothing ran.
  public var process: ProcessReport?
  /// Whether a process was started for this request.
  public var isCold: Bool
  /// The display name of the app that came to the foreground, nil when none did.
  public var openedApp: String?
  /// The intents that ran one after the other: the chosen one and those that results opened.
  public var chain: [String]
  public var timings: AssistantTimings
  /// All that was said, in order.
  public var transcript: [Turn]
  /// The requests before this one that were given up, because the person began a new one instead
  /// of answering.
  public var superseded: [Superseded]

  /// A request in whose place a new one came while a question was open.
  public struct Superseded: Encodable, Hashable, Sendable {
    /// `cancelled`, or `done` when its run went on to its end although it was cancelled.
    public var outcome: String
    public var app: String?
    public var intent: String?
    /// The values that were known by then.
    public var parameters: [String: IntentValue]

    private enum CodingKeys: String, CodingKey { case outcome, app, intent, parameters }

    public init(
      outcome: String, app: String?, intent: String?, parameters: [String: IntentValue]
    ) {
      self.outcome = outcome
      self.app = app
      self.intent = intent
      self.parameters = parameters
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(outcome, forKey: .outcome)
      try container.encodeIfPresent(app, forKey: .app)
      try container.encodeIfPresent(intent, forKey: .intent)
      try container.encode(parameters.mapValues(\.plainJSON), forKey: .parameters)
    }
  }

  public init(ending: Ending, transcript: [Turn] = []) {
    self.ending = ending
    self.transcript = transcript
    parameters = [:]
    isCold = false
    chain = []
    superseded = []
    timings = AssistantTimings()
  }
}

/// Durations of one request, in seconds.
public struct AssistantTimings: Codable, Hashable, Sendable {
  /// Reading the utterance: the grammar alone.
  public var match: Double
  /// Asking the app: profiles, entities, options.
  public var resolve: Double
  /// Starting processes, as far as runs had to wait for it.
  public var launch: Double
  /// The runs, questions included.
  public var run: Double
  /// From the utterance to the end.
  public var total: Double

  public init(
    match: Double = 0, resolve: Double = 0, launch: Double = 0, run: Double = 0, total: Double = 0
  ) {
    self.match = match
    self.resolve = resolve
    self.launch = launch
    self.run = run
    self.total = total
  }
}

extension AssistantOutcome {
  /// The name of the ending in JSON: `done`, `refused`, `needsAnswer`, …
  public var endingName: String {
    switch ending {
    case .done: "done"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .gaveUp: "gaveUp"
    case .needsAnswer: "needsAnswer"
    }
  }
}

extension AssistantOutcome: Encodable {
  private enum CodingKeys: String, CodingKey {
    case outcome, reason, message, question, options, app, intent, parameters, dialog, value
    case process, cold, openedApp, chain, timings, transcript, superseded
  }

  /// Writes values as a person would (`IntentValue.plainJSON`); it is not read back.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(endingName, forKey: .outcome)
    switch ending {
    case .done, .cancelled: break
    case .refused(let refusal): try container.encode(refusal, forKey: .reason)
    case .failed(let failure):
      try container.encode(failure.reason, forKey: .reason)
      try container.encode(failure.message, forKey: .message)
    case .gaveUp(let parameter): try container.encodeIfPresent(parameter, forKey: .reason)
    case .needsAnswer(let prompt):
      try container.encode(prompt.text, forKey: .question)
      try container.encode(prompt.options, forKey: .options)
    }
    try container.encodeIfPresent(app, forKey: .app)
    try container.encodeIfPresent(intent, forKey: .intent)
    try container.encode(parameters.mapValues(\.plainJSON), forKey: .parameters)
    try container.encodeIfPresent(dialog, forKey: .dialog)
    try container.encodeIfPresent(value?.plainJSON, forKey: .value)
    try container.encodeIfPresent(process, forKey: .process)
    try container.encode(isCold, forKey: .cold)
    try container.encodeIfPresent(openedApp, forKey: .openedApp)
    try container.encode(chain, forKey: .chain)
    try container.encode(timings, forKey: .timings)
    try container.encode(transcript, forKey: .transcript)
    if !superseded.isEmpty { try container.encode(superseded, forKey: .superseded) }
  }
}
