// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Assistant
internal import IntentWire
internal import Language
internal import Synchronization

/// Holds a written conversation and compares what comes of it with what is written.
package struct ConversationTrial: Sendable {
  private let conversation: WrittenConversation
  private let assistant: Assistant
  private let settings: AssistantSettings
  private let places: [String: String]

  /// - Parameters:
  ///   - settings: the circumstances, with what the conversation itself sets.
  ///   - executables: the names of executables by bundle identifier, for `=> runs in …`.
  package init(
    _ conversation: WrittenConversation, assistant: Assistant, settings: AssistantSettings,
    executables: [String: String] = [:]
  ) {
    self.conversation = conversation
    self.assistant = assistant
    self.settings = settings
    places = executables
  }

  package func hold() async -> ConversationReport {
    let clock = ContinuousClock()
    let start = clock.now
    var report = ConversationReport(conversation)
    for request in conversation.requests {
      let course = await hold(request)
      let judgement = RequestJudgement(
        request, course, apps: assistant.apps.map(\.displayName), executables: places,
        values: WrittenValue(timeZone: settings.reading.timeZone))
      report.lines += judgement.lines
      report.findings += judgement.findings.sorted { $0.line < $1.line }.map {
        ConversationFinding(file: conversation.file, line: $0.line, message: $0.message)
      }
    }
    report.seconds = (clock.now - start) / .seconds(1)
    return report
  }

  private func hold(_ request: WrittenConversation.Request) async -> RequestCourse {
    let answers = request.turns.compactMap { turn in
      if case .answer(let text) = turn.content { text } else { nil }
    }
    let recorder = CourseRecorder(answers: answers)
    let outcome = await assistant.ask(
      request.utterance, settings: settings, answers: { recorder.answer(to: $0) },
      onTurn: { recorder.record($0) })
    return recorder.course(outcome)
  }
}

/// What happened in one request.
struct RequestCourse: Sendable {
  var outcome: AssistantOutcome
  /// All that was said, the utterance first, and what was offered.
  var events: [Event]
  var answersUsed: Int

  enum Event: Hashable, Sendable {
    case person(String)
    case assistant(String)
    case offers([String])
  }
}

/// Writes down a request, and gives the answers that are prepared.
private final class CourseRecorder: Sendable {
  private struct State {
    var answers: ArraySlice<String>
    var used = 0
    var events: [RequestCourse.Event] = []
  }

  private let state: Mutex<State>

  init(answers: [String]) { state = Mutex(State(answers: answers[...])) }

  func answer(to prompt: Prompt) -> String? {
    state.withLock { state in
      if !prompt.options.isEmpty { state.events.append(.offers(prompt.options)) }
      guard let answer = state.answers.popFirst() else { return nil }
      state.used += 1
      return answer
    }
  }

  func record(_ turn: Turn) {
    state.withLock {
      $0.events.append(turn.speaker == .person ? .person(turn.text) : .assistant(turn.text))
    }
  }

  func course(_ outcome: AssistantOutcome) -> RequestCourse {
    state.withLock {
      RequestCourse(outcome: outcome, events: $0.events, answersUsed: $0.used)
    }
  }
}
