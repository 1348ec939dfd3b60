// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import Synchronization

/// The two sides of one request: the assistant that asks, and the test that answers.
final class Exchange: Sendable {
  enum Phase {
    case running
    /// The assistant waits for the answer to a question.
    case asking(Prompt, CheckedContinuation<String?, Never>)
    case ended(AssistantOutcome)
  }

  private struct State {
    var phase = Phase.running
    var turns: [Turn] = []
    var offers: [Int: [String]] = [:]
    /// Who waits for a question or for the end.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Nobody will answer any more.
    var isAbandoned = false
  }

  private let state = Mutex(State())
  let script: AnswerScript

  init(answers: [String]) { script = AnswerScript(answers) }

  // MARK: The assistant's side

  func record(_ turn: Turn) { state.withLock { $0.turns.append(turn) } }

  func ask(_ prompt: Prompt) async -> String? {
    if !prompt.options.isEmpty {
      state.withLock { $0.offers[$0.turns.count - 1] = prompt.options }
    }
    if let answer = script.next() { return answer }
    return await withCheckedContinuation { continuation in
      let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
        guard !state.isAbandoned else { return nil }
        state.phase = .asking(prompt, continuation)
        defer { state.waiting = [] }
        return state.waiting
      }
      guard let waiting else { return continuation.resume(returning: nil) }
      for waiter in waiting { waiter.resume() }
    }
  }

  func end(_ outcome: AssistantOutcome) {
    let waiting = state.withLock { state in
      state.phase = .ended(outcome)
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.resume() }
  }

  // MARK: The test's side

  /// Waits until something is asked or all is over.
  func settle() async {
    await withCheckedContinuation { continuation in
      let isSettled = state.withLock { state in
        guard case .running = state.phase else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isSettled { continuation.resume() }
    }
  }

  /// - Returns: false when nothing is asked.
  func answer(_ text: String) -> Bool {
    let asker = state.withLock { state -> CheckedContinuation<String?, Never>? in
      guard case .asking(_, let continuation) = state.phase else { return nil }
      state.phase = .running
      return continuation
    }
    asker?.resume(returning: text)
    return asker != nil
  }

  /// Nobody answers any more: the request ends.
  func abandon() {
    let asker = state.withLock { state -> CheckedContinuation<String?, Never>? in
      state.isAbandoned = true
      guard case .asking(_, let continuation) = state.phase else { return nil }
      state.phase = .running
      return continuation
    }
    asker?.resume(returning: nil)
  }

  var outcome: AssistantOutcome? {
    state.withLock { if case .ended(let outcome) = $0.phase { outcome } else { nil } }
  }

  var prompt: Prompt? {
    state.withLock { if case .asking(let prompt, _) = $0.phase { prompt } else { nil } }
  }

  var turns: [Turn] { state.withLock { $0.turns } }

  /// All that was said, one line each, as a failing expectation prints it.
  func transcript(assistant name: String) -> String {
    state.withLock { state in
      let width = max(3, name.count)
      var lines: [String] = []
      for (index, turn) in state.turns.enumerated() {
        let speaker = turn.speaker == .person ? "You" : name
        let label = speaker + String(repeating: " ", count: width - speaker.count)
        lines.append("  \(label)  \(turn.text)")
        for option in state.offers[index] ?? [] {
          lines.append("  " + String(repeating: " ", count: width) + "  * \(option)")
        }
      }
      return lines.joined(separator: "\n")
    }
  }
}
