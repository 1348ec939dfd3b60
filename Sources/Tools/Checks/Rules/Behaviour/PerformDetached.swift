// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Work that nobody waits for is lost when the intent has returned.
struct PerformDetached: Rule {
  static let id: RuleID = "perform.detached"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "an intent starts a task and returns without waiting for it"
  static let page = """
    When `perform()` returns, the system is free to suspend the process, and an extension is often \
    ended at once. A `Task` that was started and not awaited gets as far as chance lets it: the \
    message is sent in the app and lost from a widget. Its errors reach nobody either. `perform()` \
    is asynchronous: call the work with `await`, or wait for the task's `value` before returning.
    """
  static let examples: [Example] = [
    .fails(intent("↓Task { try await client.post(text) }")),
    .fails(intent("↓Task.detached { await index.remove(text) }")),
    .passes(intent("try await client.post(text)")),
    .passes(
      intent(
        """
        let sending = Task { try await client.post(text) }
        try await sending.value
        """)),
    .passes(intent("try await Task { try await client.post(text) }.value")),
    // Kept by somebody who may wait for it.
    .passes(intent("uploads.add(Task { try await client.post(text) })")),
    // Nothing of it is awaited work.
    .passes(intent("Task { @MainActor in banner.show() }")),
  ]

  private static func intent(_ statement: String) -> String {
    """
    import AppIntents
    struct Post: AppIntent {
      @Parameter(title: "Text") var text: String
      func perform() async throws -> some IntentResult {
        \(statement)
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.performs.flatMap { entry -> [Finding] in
      let file = entry.callable.file
      return entry.callable.body.all(FunctionCallExprSyntax.self, in: file).filter { call in
        isTask(call) && call.parent?.is(CodeBlockItemSyntax.self) == true && works(call, in: file)
          && call.ancestor(DeferStmtSyntax.self) == nil
          && call.ancestor(ClosureExprSyntax.self) == nil
      }.map {
        project.finding(Self.self, at: $0, in: file, .notAwaited(entry.declaration.title))
      }
    }
  }

  private func isTask(_ call: FunctionCallExprSyntax) -> Bool {
    [["Task"], ["Task", "detached"]].contains(call.calleeNames) && call.trailingClosure != nil
  }

  /// Whether the task waits for something: work that takes its time.
  private func works(_ call: FunctionCallExprSyntax, in file: ParsedFile) -> Bool {
    guard let closure = call.trailingClosure else { return false }
    return closure.statements.all(AwaitExprSyntax.self, in: file).contains {
      $0.expression.unwrapped.as(FunctionCallExprSyntax.self)?.calleeNames != ["Task", "sleep"]
    }
  }
}

extension Finding.Message {
  fileprivate static func notAwaited(_ intent: String) -> Self {
    "'\(intent)' returns before this task is done; await the work in perform"
  }
}
