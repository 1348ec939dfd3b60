// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How far a request has come that the assistant resolves, as the app's process may know it.
///
/// It holds what a developer wrote, and counts: never what a person said, nor a value.
public struct ResolutionProgress: Codable, Hashable, Sendable {
  /// Tells the request from all others of the device; runs and the report of one request share it.
  public var request: UInt64
  /// What the sentence was matched with; nil where no sentence was, as for a chained intent.
  public var template: MatchedTemplate?
  /// How many parameters have their value from the sentence itself.
  public var matched: Int
  public var questions: QuestionCounts

  public init(
    request: UInt64, template: MatchedTemplate? = nil, matched: Int = 0,
    questions: QuestionCounts = QuestionCounts()
  ) {
    self.request = request
    self.template = template
    self.matched = matched
    self.questions = questions
  }
}

/// The sentence of an app that a person's words were matched with.
public struct MatchedTemplate: Codable, Hashable, Sendable {
  public enum Source: String, Codable, Hashable, Sendable, CaseIterable {
    /// A phrase of an App Shortcut.
    case phrase
    /// A parameter summary.
    case summary
    /// An intent's title, or the short title of an App Shortcut.
    case title
  }

  public var source: Source
  /// The text as the developer wrote it and the manifest has it, with its placeholders.
  public var text: String

  public init(source: Source, text: String) {
    self.source = source
    self.text = text
  }

  /// Names the template for as long as its wording is the same:
  /// `phrase:Create a task in ${applicationName}`.
  ///
  /// The wording and not its place in a list, since a place stands for another phrase as soon as a
  /// developer sorts the list, and a phrase with other words is another phrase.
  public var id: String { "\(source.rawValue):\(text)" }
}

/// How often a person had to be asked, each repetition included.
public struct QuestionCounts: Codable, Hashable, Sendable {
  /// For a value that was missing or did not fit.
  public var values: Int
  /// Which of several things, or of several intents, was meant.
  public var choices: Int
  /// For a yes or no, the foreground included, and what `requestChoice` offers.
  public var confirmations: Int

  public init(values: Int = 0, choices: Int = 0, confirmations: Int = 0) {
    self.values = values
    self.choices = choices
    self.confirmations = confirmations
  }
}

/// How the resolution of a request ended, also where nothing ran.
public struct ResolutionReport: Codable, Hashable, Sendable {
  public enum Ending: Codable, Hashable, Sendable {
    /// The app got an intent with all that it needs; how the run ended is another matter.
    case matched
    /// An answer was not understood three times.
    case gaveUp(parameter: String?)
    /// The person said no, or took the request back.
    case cancelled
    /// The person began a new request instead of answering.
    case superseded
    /// A question was asked and there was nobody to answer it.
    case unanswered
    /// The device does not run it, or the app does not have what was named; a stable name.
    case refused(reason: String)
    /// The app could not be asked for an intent's profile or for entities.
    case unreachable(FailureReport.Code?, errorType: String?)
  }

  public var progress: ResolutionProgress
  public var surface: Surface
  /// Nil where a person did not say which of several intents was meant.
  public var intent: String?
  public var ending: Ending
  /// How often the intent was performed in this request.
  public var runs: Int

  public init(
    progress: ResolutionProgress, surface: Surface, intent: String?, ending: Ending, runs: Int = 0
  ) {
    self.progress = progress
    self.surface = surface
    self.intent = intent
    self.ending = ending
    self.runs = runs
  }
}
