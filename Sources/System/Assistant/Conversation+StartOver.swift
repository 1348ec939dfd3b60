// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentWire
import Language

/// A question whose answer may be a new request.
struct Held {
  enum Question {
    case value(Asking)
    /// Which of several intents was meant.
    case intent([Attempt], tries: Int)
  }

  var question: Question
  var answer: String
  /// The request that the question belongs to.
  var attempt: Attempt?
}

/// A person who is asked something may begin anew: "Show my tasks in Acme" is no title of a task.
///
/// Only an utterance that says all of a phrase and names the app is taken so; see
/// ``Reading/isWholeRequest``. What it mentions has to be there, or it is an answer.
extension Conversation {
  /// What to do when an answer is a new request, nil when it is none.
  mutating func startOver(with text: String, insteadOf question: Held.Question) -> Action? {
    guard !isLiteral(text, question),
      case .readings(let readings) = grammar.interpret(Utterance(text), context: settings.reading),
      readings[0].isWholeRequest
    else { return nil }
    held = Held(question: question, answer: text, attempt: attempt)
    screening = Screening(readings.filter(\.isWholeRequest))
    return screen()
  }

  /// Whether an answer is one of those that were offered, or is quoted.
  private func isLiteral(_ text: String, _ question: Held.Question) -> Bool {
    let utterance = Utterance(text)
    if utterance.quotations.first?.outer == utterance.tokens.indices { return true }
    let offered: [Choice]
    switch question {
    case .intent(let attempts, _): offered = choices(attempts)
    case .value(let asking):
      switch asking.purpose {
      case .runChoice(let options): offered = options
      case .runConfirmation(let action?):
        let labels =
          [action.acceptLabel, action.denyLabel] + action.acceptAlternatives
          + action.denyAlternatives
        offered = labels.map { Choice(title: $0) }
      case .parameter, .runValue, .runConfirmation, .foreground: offered = asking.options
      }
    }
    return !Resemblance.exact(text, among: offered).isEmpty
  }

  /// Goes on with what the apps know of: a new request, else the answer.
  mutating func decide(_ held: Held) -> Action {
    guard !screening.survivors.isEmpty else { return resume() }
    self.held = nil
    if case .intent(let attempts, _) = held.question { reportUndecided(.superseded, attempts) }
    if case .value(let asking) = held.question, asking.isOfRun {
      successor = screening
      phase = .running
      return .reply(.cancelled)
    }
    attempt = held.attempt
    return supersede(screening, isDone: false)
  }

  /// Takes the answer as one.
  mutating func resume() -> Action {
    guard let held else { return end(.failed(Self.lost)) }
    self.held = nil
    attempt = held.attempt
    switch held.question {
    case .value(let asking):
      phase = .asking(asking)
      return take(held.answer, asking)
    case .intent(let attempts, let tries):
      phase = .choosingIntent(attempts, tries: tries)
      return chose(held.answer, among: attempts, choices(attempts), tries: tries)
    }
  }

  /// Begins the new request after the run of the old one.
  mutating func supersede(isDone: Bool) -> Action {
    guard let next = successor else { return end(.failed(Self.lost)) }
    successor = nil
    return supersede(next, isDone: isDone)
  }

  private mutating func supersede(_ next: Screening, isDone: Bool) -> Action {
    superseded.append(
      AssistantOutcome.Superseded(
        outcome: isDone ? "done" : "cancelled",
        app: attempt.map { apps[$0.app].bundleIdentifier },
        intent: outcome.intent ?? attempt?.intent,
        parameters: outcome.chain.isEmpty ? attempt?.values ?? [:] : outcome.parameters))
    if let attempt { report(isDone ? .matched : .superseded, attempt) }
    request += 1
    intentChoices = 0
    let isCold = outcome.isCold
    outcome = AssistantOutcome(ending: .refused(.notUnderstood))
    outcome.isCold = isCold
    interruption = nil
    attempt = nil
    screening = next
    return screen()
  }
}
