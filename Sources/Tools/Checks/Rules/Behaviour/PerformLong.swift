// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// The system gives an intent half a minute.
struct PerformLong: Rule {
  static let id: RuleID = "perform.long"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "an intent sleeps, waits without end, or waits longer than it may run"
  static let page = """
    An intent in the background has about 30 seconds, an extension less; then it is cut off, and \
    Siri says that something went wrong although the work may have succeeded. A sleep spends that \
    time for nothing. A semaphore without a time limit never comes back if its callback does not. \
    A request of `URLSession.shared` waits 60 seconds for an answer unless its `URLRequest` says \
    less, so on a bad network the intent is always cut off before the request fails. Wait for \
    the event instead of for a time, give waits and requests a limit well below the budget, or \
    report progress (`ProgressReportingIntent`) and go on in the app.
    """
  static let examples: [Example] = [
    .fails(intent("try await ↓Task.sleep(for: .seconds(4))")),
    .fails(intent("try await ↓Task.sleep(nanoseconds: 5_000_000_000)")),
    .fails(intent("try await ↓Task.sleep(for: .seconds(delay))")),
    .fails(
      intent(
        """
        let done = DispatchSemaphore(value: 0)
        start { done.signal() }
        ↓done.wait()
        """)),
    .fails(intent("let (data, _) = try await ↓URLSession.shared.data(from: url)")),
    .fails(
      intent("try await fetch()") + """

        func fetch() async throws {
          var request = URLRequest(url: url)
          request.httpMethod = "POST"
          let (data, _) = try await ↓URLSession.shared.data(for: request)
        }
        """),
    .fails(
      intent("await ↓pause(seconds: 5)") + """

        func pause(seconds: Double) async {
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
        """),
    .passes(
      intent("await pause(milliseconds: 500)") + """

        func pause(milliseconds: Int) async {
          try? await Task.sleep(for: .milliseconds(milliseconds))
        }
        """),
    .passes(intent("try await Task.sleep(for: .seconds(0.1))")),
    // So that a widget shows the new state.
    .passes(intent("try await Task.sleep(nanoseconds: 1_000_000_000)")),
    .passes(intent("try await Task.sleep(for: .milliseconds(300))")),
    .passes(intent("try await Task.sleep(nanoseconds: 100_000_000)")),
    .passes(
      intent(
        """
        var request = URLRequest(url: url)
        request.timeoutInterval = 8
        let (data, _) = try await URLSession.shared.data(for: request)
        let other = URLRequest(url: url, timeoutInterval: 5)
        let (more, _) = try await URLSession.shared.data(for: other)
        let (rest, _) = try await session.data(from: url)
        """)),
    .passes(
      intent(
        """
        let done = DispatchSemaphore(value: 0)
        _ = done.wait(timeout: .now() + 5)
        """)),
    // A limit, and work beside the intent.
    .passes(
      intent(
        """
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await work() }
          group.addTask { try await Task.sleep(for: .seconds(5)); throw TimedOut() }
          try await group.next()
        }
        Task { try await Task.sleep(for: .seconds(5)) }
        """)),
  ]

  private static func intent(_ statements: String) -> String {
    """
    import AppIntents
    struct Load: AppIntent {
      @Parameter(title: "Delay") var delay: Double
      func perform() async throws -> some IntentResult {
        \(statements)
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.reached.filter { $0.entry.callable.name == "perform" }.flatMap { reached in
      Wait.all(in: reached, resolver: project.intentCode.resolver).map { wait in
        project.finding(
          Self.self, at: wait.call, in: reached.callable.file, .waits(wait.kind))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func waits(_ kind: Wait.Kind) -> Self {
    switch kind {
    case .sleep: "a sleep spends the time that an intent has; wait for the event itself"
    case .endless: "this wait has no limit; use 'wait(timeout:)' or an async function"
    case .request:
      """
      this request waits 60 seconds, longer than an intent may run; \
      set the timeoutInterval of its URLRequest
      """
    }
  }
}
