// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ColorLightsIntent: AppIntent {
  static let title: LocalizedStringResource = "Color Lights"
  static let description = IntentDescription(
    "Gives the lights of a room a color.", categoryName: "Lights")

  @Parameter(title: "Room", requestValueDialog: "In which room?")
  var room: Room

  @Parameter(title: "Color", requestValueDialog: "Which color?")
  var color: LightColor

  static var parameterSummary: some ParameterSummary {
    Summary("Make the \(\.$room) lights \(\.$color)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    HearthStore.lights[room, default: LightState()].color = color.rawValue
    return .result(dialog: "The \(room.spoken) lights are \(color.spoken).")
  }
}
