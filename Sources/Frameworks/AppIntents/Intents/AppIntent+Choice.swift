// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension AppIntent {
  /// Offers the options and waits for one; throws when the person gives up.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil)
    async throws -> IntentChoiceOption
  {
    let question = Question.choice(options: options.map(\.choice), dialog: dialog?.wireText)
    switch try await CurrentRun.context(for: "requestChoice", of: self).ask(question) {
    case .chosen(let index) where options.indices.contains(index): return options[index]
    case .cancelled: throw AppIntentError(.cancelled)
    default: throw ValueError.unexpectedAnswer(to: "requestChoice")
    }
  }
}
