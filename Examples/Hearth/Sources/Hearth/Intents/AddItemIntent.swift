// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AddItemIntent: AppIntent {
  static let title: LocalizedStringResource = "Add to Shopping List"
  static let description = IntentDescription(
    "Puts something on the shopping list.", categoryName: "Shopping")

  @Parameter(title: "Quantity", inclusiveRange: (1, 99))
  var quantity: Int?

  @Parameter(title: "Item", requestValueDialog: "What do you need?")
  var item: String

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$quantity) \(\.$item) to the shopping list")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    HearthStore.shoppingList.append(ShoppingItem(name: item, quantity: quantity ?? 1))
    guard let quantity else { return .result(dialog: "Added \(item) to your shopping list.") }
    return .result(dialog: "Added \(quantity) \(item) to your shopping list.")
  }
}
