// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Language
import LogStore

/// What the assistant tells of a conversation: what a developer wrote, and figures. What a person
/// said, what was read of it and what was answered is private.
struct AssistantLog: Sendable {
  private let log: SystemLog

  init(_ writer: LogWriter) {
    log = SystemLog(writer, subsystem: "org.openappintents.assistant")
  }

  /// - Parameter seconds: what the step took.
  func step(
    _ event: Conversation.Event, _ conversation: Conversation, _ action: Conversation.Action,
    took seconds: Double
  ) {
    let request = conversation.request
    switch event {
    case .heard(let text):
      log(
        .default, "conversation",
        "request \(request): heard '\(private: text)' from \(public: conversation.settings.surface.rawValue)"
      )
      candidates(conversation, request, seconds)
    case .requested(_, let intent, _):
      log(.default, "conversation", "request \(request): \(public: intent) without a sentence")
    case .answered(let text):
      guard let text else {
        return log(.default, "dialogue", "request \(request): nobody answers")
      }
      log(.info, "dialogue", "request \(request): answered '\(private: text)'")
    case .unreachable(let error):
      log(.error, "resolution", "request \(request): the app did not answer, \(public: error.name)")
    case .found(let reply):
      log(.info, "resolution", "request \(request): the app found \(reply.items.count) items")
    case .asked: log(.info, "dialogue", "request \(request): the run asks")
    case .begun, .described, .ended, .opened: break
    }
    if case .run(_, let run) = action { chosen(run, conversation, request) }
    if case .ask = action {
      log(.info, "dialogue", "request \(request): waits for an answer")
    }
  }

  private func candidates(_ conversation: Conversation, _ request: UInt64, _ seconds: Double) {
    let groups = conversation.screening.groups
    let survivors = conversation.screening.survivors
    log(
      .info, "grammar",
      "request \(request): \(groups.count + survivors.count) intents can be meant, read in \(ms: seconds)"
    )
    for group in groups.prefix(5) {
      guard let reading = group.readings.first else { continue }
      log(
        .info, "grammar",
        "request \(request): \(public: reading.intent) of \(public: reading.app) scores \(score: reading.score) by \(public: reading.template)"
      )
    }
  }

  private func chosen(_ run: PerformRequest, _ conversation: Conversation, _ request: UInt64) {
    let attempt = conversation.attempt
    let app = attempt.map { conversation.apps[$0.app].bundleIdentifier } ?? ""
    guard let template = attempt?.template else {
      return log(
        .default, "conversation",
        "request \(request): runs \(public: run.intent) of \(public: app)")
    }
    log(
      .default, "conversation",
      "request \(request): runs \(public: run.intent) of \(public: app), matched by \(public: template.id), score \(score: attempt?.score ?? 0)"
    )
  }

  func ended(_ outcome: AssistantOutcome, request: UInt64) {
    let timings = outcome.timings
    var detail = outcome.endingName
    switch outcome.ending {
    case .refused(let refusal): detail += ", \(refusal.rawValue)"
    case .failed(let failure): detail += ", \(failure.reason)"
    case .gaveUp(let parameter?): detail += ", \(parameter)"
    case .done, .cancelled, .gaveUp, .needsAnswer: break
    }
    let level: LogLevel = if case .failed = outcome.ending { .error } else { .default }
    log(
      level, "conversation",
      "request \(request): \(public: detail) after \(ms: timings.total): match \(ms: timings.match), resolve \(ms: timings.resolve), launch \(ms: timings.launch), run \(ms: timings.run)"
    )
  }
}

extension ServiceError {
  fileprivate var name: String {
    switch self {
    case .failed(let report): report.code.rawValue
    case .process: "its process ended"
    }
  }
}
