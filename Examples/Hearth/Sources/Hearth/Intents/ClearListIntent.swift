// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ClearListIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Shopping List"
  static let description = IntentDescription(
    "Takes everything off the shopping list.", categoryName: "Shopping")

  static var parameterSummary: some ParameterSummary {
    Summary("Clear the shopping list")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = HearthStore.shoppingList.count
    guard count > 0 else { throw HearthError.emptyList }
    let things = count == 1 ? "one thing" : "\(count) things"
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Clear", acceptAlternatives: ["Empty"], denyLabel: "Keep",
        denyAlternatives: ["Leave"], destructive: true),
      dialog: "Take \(things) off your shopping list?")
    HearthStore.shoppingList = []
    return .result(dialog: "Cleared \(things) from your shopping list.")
  }
}
