// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension AppIntent {
  /// The circumstances of this run; outside of a run a context that knows no time.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(run: CurrentRun.requestContext?.runContext)
  }

  /// The error that asks the system to bring the app to the foreground and run the intent again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog, alwaysConfirm: alwaysConfirm))
  }

  /// Brings the app to the foreground and goes on; throws when the person declines.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true)
    async throws
  {
    let question = Question.continueInForeground(
      dialog: dialog?.wireText, alwaysConfirm: alwaysConfirm)
    switch try await CurrentRun.context(for: "continueInForeground", of: self).ask(question) {
    case .confirmed(true): return
    case .confirmed(false), .cancelled: throw AppIntentError(.cancelled)
    case .value, .chosen: throw ValueError.unexpectedAnswer(to: "continueInForeground")
    }
  }
}
