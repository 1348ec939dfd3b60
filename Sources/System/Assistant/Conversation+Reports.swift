// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Language

/// What the observers of an app hear of a request: what was matched, how often the person was asked, and
/// how that ended. Never a word of what was said.
extension Conversation {
  /// The reports that nobody took yet.
  mutating func takeReports() -> [(app: Int, report: ResolutionReport)] {
    defer { reports = [] }
    return reports
  }

  /// How far the attempt has come, for the runs and searches of it.
  var progress: ResolutionProgress {
    ResolutionProgress(
      request: request,
      template: attempt?.template
        ?? screening.groups.first?.readings.first.map { MatchedTemplate($0) },
      matched: attempt?.matched ?? 0,
      questions: attempt?.questions ?? QuestionCounts(choices: intentChoices))
  }

  /// A question is asked, for the first time or again.
  mutating func count(_ asking: Asking) {
    switch asking.purpose {
    case .parameter, .runValue:
      if asking.isChoice {
        attempt?.questions.choices += 1
      } else {
        attempt?.questions.values += 1
      }
    case .runChoice:
      if asking.isChoice {
        attempt?.questions.choices += 1
      } else {
        attempt?.questions.confirmations += 1
      }
    case .runConfirmation, .foreground: attempt?.questions.confirmations += 1
    }
  }

  mutating func report(_ ending: ResolutionReport.Ending, _ attempt: Attempt) {
    reports.append(
      (
        attempt.app,
        ResolutionReport(
          progress: ResolutionProgress(
            request: request, template: attempt.template, matched: attempt.matched,
            questions: attempt.questions),
          surface: settings.surface, intent: attempt.intent, ending: ending, runs: attempt.runs)
      ))
  }

  /// The person did not say which of several intents was meant: each app of them hears of it.
  mutating func reportUndecided(_ ending: ResolutionReport.Ending, _ attempts: [Attempt]) {
    for app in Set(attempts.map(\.app)).sorted() {
      reports.append((app, undecided(ending)))
    }
  }

  private func undecided(
    _ ending: ResolutionReport.Ending, intent: String? = nil, template: MatchedTemplate? = nil
  ) -> ResolutionReport {
    ResolutionReport(
      progress: ResolutionProgress(
        request: request, template: template, questions: QuestionCounts(choices: intentChoices)),
      surface: settings.surface, intent: intent, ending: ending)
  }

  /// What was named is not in the app.
  mutating func reportNotFound(_ reading: Reading, app: Int) {
    let ending = ResolutionReport.Ending.refused(
      reason: AssistantOutcome.Refusal.notFound.rawValue)
    reports.append(
      (app, undecided(ending, intent: reading.intent, template: MatchedTemplate(reading))))
  }

  /// An app could not be asked.
  mutating func reportUnreachable(_ error: ServiceError) {
    let ending: ResolutionReport.Ending =
      switch error {
      case .failed(let report): .unreachable(report.code, errorType: report.errorType)
      case .process: .unreachable(nil, errorType: nil)
      }
    if let attempt {
      report(ending, attempt)
    } else if let app = pendingApp ?? pendingSearch?.app {
      let reading = screening.groups.first?.readings.first
      reports.append(
        (
          app,
          undecided(
            ending, intent: reading?.intent, template: reading.map { MatchedTemplate($0) })
        ))
    }
    isReported = true
  }

  /// The request ended.
  mutating func reportEnd(_ ending: AssistantOutcome.Ending) {
    guard !isReported else { return }
    isReported = true
    if let attempt {
      report(Self.ending(ending, runs: attempt.runs), attempt)
    } else if case .choosingIntent(let attempts, _) = phase {
      reportUndecided(Self.ending(ending, runs: 0), attempts)
    }
  }

  private static func ending(
    _ ending: AssistantOutcome.Ending, runs: Int
  ) -> ResolutionReport.Ending {
    switch ending {
    case .done: .matched
    case .refused(let refusal): .refused(reason: refusal.rawValue)
    case .cancelled: .cancelled
    case .failed: runs > 0 ? .matched : .unreachable(nil, errorType: nil)
    case .gaveUp(let parameter): .gaveUp(parameter: parameter)
    case .needsAnswer: .unanswered
    }
  }
}

extension MatchedTemplate {
  init(_ reading: Reading) {
    let source: Source =
      switch reading.source {
      case .phrase: .phrase
      case .summary: .summary
      case .title: .title
      }
    self.init(source: source, text: reading.template)
  }
}
