// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct LogWaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Water"
  static let description = IntentDescription(
    "Remembers how much you drink.", categoryName: "Health")

  @Parameter(
    title: "Amount", defaultUnit: .milliliters, supportsNegativeNumbers: false,
    requestValueDialog: "How much did you drink?")
  var amount: Measurement<UnitVolume>

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$amount) of water")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    HearthStore.waterMilliliters += amount.converted(to: .milliliters).value
    return .result(dialog: "Logged \(amount.spoken) of water.")
  }
}
