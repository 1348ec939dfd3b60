// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Answers in the order in which a test wrote them.
final class AnswerScript: Sendable {
  private let rest: Mutex<ArraySlice<String>>

  init(_ answers: [String]) { rest = Mutex(answers[...]) }

  func next() -> String? { rest.withLock { $0.popFirst() } }

  /// What is wrong when answers are left.
  ///
  /// - Parameter asker: who did not ask: "the conversation".
  func leftOver(for asker: String) -> IntentTestError? {
    let rest = rest.withLock { $0 }
    guard let first = rest.first else { return nil }
    let others = rest.count > 1 ? " and \(rest.count - 1) more" : ""
    return IntentTestError(
      .unasked, "nobody asked for the answer '\(first)'\(others): \(asker) had ended")
  }
}
