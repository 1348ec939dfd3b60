// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import Assistant
internal import IntentWire
internal import Synchronization

/// One request to the app under test: what was said, and what came of it.
public final class TestConversation: Sendable {
  private let app: AppUnderTest
  private let site: CallSite
  let exchange: Exchange
  /// Whether the test knows of an open question, or was told of it.
  private let knowsQuestion = Mutex(false)

  init(_ app: AppUnderTest, answers: [String], at site: CallSite) {
    self.app = app
    self.site = site
    exchange = Exchange(answers: answers)
  }

  deinit {
    if let prompt = exchange.prompt, !knowsQuestion.withLock({ $0 }) {
      FailureRecorder.record(sentence(Self.unanswered(prompt.text)), at: site)
    }
    exchange.abandon()
  }

  typealias Course =
    @Sendable (
      _ answers: @escaping Assistant.AnswerSource, _ onTurn: @escaping @Sendable (Turn) -> Void
    ) async -> AssistantOutcome

  /// Begins the request. It goes on between the calls of the test, so its task is its own; it ends
  /// with the request, at the latest when the conversation is given up.
  func start(_ course: @escaping Course) {
    Task { [exchange] in
      let outcome = await course({ await exchange.ask($0) }, { exchange.record($0) })
      exchange.end(outcome)
    }
  }

  func settle() async { await exchange.settle() }

  /// Answers the open question, and waits for the next one or the end.
  ///
  /// An answer that nobody asked for is a failure of the test.
  @discardableResult
  public func answer(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> TestConversation {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if exchange.answer(text) {
      knowsQuestion.withLock { $0 = false }
      await settle()
    } else {
      FailureRecorder.record(
        sentence("nobody asked for the answer '\(text)': the conversation had ended"), at: site)
    }
    return self
  }

  // MARK: What came of it

  /// How the request ended, or that it has not.
  public enum Outcome: Hashable, Sendable {
    case done
    /// The person said no.
    case cancelled
    /// Nothing was run: `notUnderstood`, `notFound`, `requiresAuthentication`, …
    case refused(reason: String)
    /// `thrown`, `timedOut`, `crashed`, … and a clause for a developer.
    case failed(reason: String, message: String)
    /// An answer was not understood three times.
    case gaveUp(parameter: String?)
    /// The question waits for its answer.
    case asking(String)
  }

  /// How the request ended, or the question that waits for its answer.
  public var outcome: Outcome {
    guard let ended else { return .asking(question ?? "") }
    switch ended.ending {
    case .done: return .done
    case .cancelled: return .cancelled
    case .refused(let refusal): return .refused(reason: refusal.rawValue)
    case .failed(let failure): return .failed(reason: failure.reason, message: failure.message)
    case .gaveUp(let parameter): return .gaveUp(parameter: parameter)
    case .needsAnswer(let prompt): return .asking(prompt.text)
    }
  }

  var ended: AssistantOutcome? { exchange.outcome }

  /// The open question, nil when nothing is asked.
  public var question: String? { exchange.prompt?.text }

  /// What the open question offers.
  public var options: [String] { exchange.prompt?.options ?? [] }

  /// The identifier of the intent that was meant, nil when none was or something is still asked.
  public var intent: String? { ended?.intent }

  /// The intents that ran one after the other.
  public var chain: [String] { ended?.chain ?? [] }

  /// The values that the intent got: `try talk.parameters.title as String`.
  public var parameters: DynamicPropertyPath {
    DynamicPropertyPath(
      PropertyStep(
        "parameters",
        ended.map { outcome in
          .entity(
            EntityValue(
              type: outcome.intent ?? "intent", identifier: "", title: "parameters",
              properties: outcome.parameters))
        }))
  }

  /// The way into the value that the intent returned: `try talk.value.title as String`.
  public var value: DynamicPropertyPath { DynamicPropertyPath(PropertyStep("value", ended?.value)) }

  /// What the assistant said last.
  public var dialog: String? { dialogs.last }

  /// All that the assistant said.
  public var dialogs: [String] {
    exchange.turns.filter { $0.speaker == .assistant }.map(\.text)
  }

  /// The name of the app that came to the foreground, nil when none did.
  public var openedApp: String? { ended?.openedApp }

  /// The executable that ran the intent; nil over `.inProcess`, and when nothing ran.
  public var executable: String? {
    ended?.process.map { app.engine.app.executables[$0.bundleIdentifier] ?? $0.bundleIdentifier }
  }

  /// Whether a process was started for the request.
  public var isCold: Bool { ended?.isCold ?? false }

  /// All that was said, one line each.
  public var transcript: String {
    exchange.transcript(assistant: app.engine.app.displayName)
  }

  // MARK: Expectations

  /// Compares what came of the request with what is expected, and fails the test with the transcript
  /// where they differ.
  ///
  /// Unless an expectation says how the request ends, it has to be done, and a question that is
  /// still open is a failure.
  @discardableResult
  public func expect(
    _ expectations: ConversationExpectation..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestConversation {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let course = ConversationCourse(
      outcome: ended, prompt: exchange.prompt, dialogs: dialogs,
      executables: app.engine.app.executables)
    var problems: [String] = []
    if let prompt = exchange.prompt {
      knowsQuestion.withLock { $0 = true }
      if !expectations.contains(where: \.isOfQuestion) {
        problems.append(Self.unanswered(prompt.text))
      }
    } else if !expectations.contains(where: \.isOfEnding) {
      problems += ConversationExpectation.done.problem(course).map { [$0] } ?? []
    }
    // What an open question leaves unknown is not told once for each expectation.
    if problems.isEmpty || exchange.prompt == nil {
      problems += expectations.compactMap { $0.problem(course) }
    }
    for problem in problems { FailureRecorder.record(sentence(problem), at: site) }
    return self
  }

  /// Answers that are left over are a failure.
  func reportUnasked(at site: CallSite) {
    guard ended != nil, let error = exchange.script.leftOver(for: "the conversation") else {
      return
    }
    FailureRecorder.record(sentence(error.message), at: site)
  }

  private static func unanswered(_ question: String) -> String {
    "'\(question)' has no answer; give one to say(_:answers:), or call answer(_:)"
  }

  private func sentence(_ problem: String) -> String { problem + "\n" + transcript }
}
