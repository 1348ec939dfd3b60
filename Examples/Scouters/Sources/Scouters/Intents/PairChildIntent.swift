// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PairChildIntent: AppIntent {
  static var title: LocalizedStringResource = "Pair a Child"
  static var description = IntentDescription("Connects this phone with your child's.")
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(
    title: "Pairing Code", inclusiveRange: (1000, 9999),
    requestValueDialog: "Which code does your child's phone show?")
  var code: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Pair a child with code \(\.$code)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    AppContainer.pairedChildId = "child-\(code)"
    return .result(dialog: "You're paired now.")
  }
}

struct UnpairChildIntent: AppIntent {
  static var title: LocalizedStringResource = "Unpair My Child"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard AppContainer.pairedChildId != nil else {
      throw NotPairedError()
    }
    try await requestConfirmation(actionName: .turnOff, dialog: "Stop watching over your child?")
    AppContainer.pairedChildId = nil
    return .result(dialog: "You're no longer paired.")
  }
}
