// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension AppIntent {
  /// Asks the person whether to go on; throws when they decline.
  public func requestConfirmation() async throws {
    try await confirm(.continue, dialog: nil)
  }

  /// Asks the person whether to go on, after saying `dialog`; throws when they decline.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog
  ) async throws {
    try await confirm(actionName, dialog: dialog)
  }

  /// Asks the person whether to go on, with what the result says.
  @available(
    *, deprecated, message: "use requestConfirmation(conditions:actionName:dialog:) instead"
  )
  public func requestConfirmation<Result>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws where Result: IntentResult {
    try await confirm(confirmationActionName, dialog: (result as? any ErasedResult)?.spokenDialog)
  }

  /// Asks the person whether to go on, with what the result says.
  @available(
    *, deprecated, message: "use requestConfirmation(conditions:actionName:dialog:) instead"
  )
  public func requestConfirmation<Result>(
    output: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws where Result: IntentResult {
    try await confirm(confirmationActionName, dialog: (output as? any ErasedResult)?.spokenDialog)
  }

  private func confirm(_ action: ConfirmationActionName, dialog: IntentDialog?) async throws {
    let question = Question.confirmation(action: action.wireName, dialog: dialog?.wireText)
    switch try await CurrentRun.context(for: "requestConfirmation", of: self).ask(question) {
    case .confirmed(true): return
    case .confirmed(false), .cancelled: throw AppIntentError(.cancelled)
    case .value, .chosen: throw ValueError.unexpectedAnswer(to: "requestConfirmation")
    }
  }
}
