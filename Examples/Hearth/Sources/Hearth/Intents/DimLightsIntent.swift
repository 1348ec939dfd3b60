// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct DimLightsIntent: AppIntent {
  static let title: LocalizedStringResource = "Dim Lights"
  static let description = IntentDescription(
    "Sets how bright the lights of a room are.", categoryName: "Lights")

  @Parameter(title: "Room", requestValueDialog: "In which room?")
  var room: Room

  @Parameter(
    title: "Brightness", inclusiveRange: (0, 100),
    requestValueDialog: "How bright, from 0 to 100?")
  var brightness: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Dim the \(\.$room) lights to \(\.$brightness) percent")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    HearthStore.lights[room, default: LightState()].brightness = brightness
    return .result(dialog: "The \(room.spoken) lights are at \(brightness) percent.")
  }
}
