// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SwitchLightsIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch Lights"
  static let description = IntentDescription(
    "Turns the lights of a room on or off.", categoryName: "Lights")

  @Parameter(
    title: "On", displayName: Bool.IntentDisplayName(true: "on", false: "off"),
    requestValueDialog: "On or off?")
  var isOn: Bool

  @Parameter(title: "Room", requestValueDialog: "In which room?")
  var room: Room

  static var parameterSummary: some ParameterSummary {
    Summary("Turn \(\.$isOn) the \(\.$room) lights")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    HearthStore.lights[room, default: LightState()].isOn = isOn
    return .result(dialog: "The \(room.spoken) lights are \(isOn ? "on" : "off").")
  }
}
