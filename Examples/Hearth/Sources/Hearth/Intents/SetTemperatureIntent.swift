// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct SetTemperatureIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Temperature"
  static let description = IntentDescription(
    "Sets how warm a room or the whole home is.", categoryName: "Heating")

  @Parameter(title: "Room")
  var room: Room?

  @Parameter(
    title: "Temperature", defaultUnit: .celsius, requestValueDialog: "How warm should it be?")
  var temperature: Measurement<UnitTemperature>

  static var parameterSummary: some ParameterSummary {
    When(\.$room, .hasAnyValue) {
      Summary("Set the \(\.$room) temperature to \(\.$temperature)")
    } otherwise: {
      Summary("Set the temperature to \(\.$temperature)") {
        \.$room
      }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = room.map { "The \($0.spoken)" } ?? "Your home"
    HearthStore.targetCelsius[room?.rawValue ?? "home"] =
      temperature.converted(to: .celsius).value
    return .result(dialog: "\(place) will be at \(temperature.spoken).")
  }
}
