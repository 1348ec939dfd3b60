// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Runs without the app in the foreground: at nine in the evening, with the phone locked.
struct SendNudgeIntent: AppIntent {
  static var title: LocalizedStringResource = "Nudge My Child"
  static var description = IntentDescription("Asks your child for a sign of life.")
  static var openAppWhenRun: Bool = false

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let childId = AppContainer.pairedChildId else {
      throw NotPairedError()
    }
    try await NudgeSignalService().sendNudge(to: childId)
    return .result(dialog: "Nudge sent.")
  }
}
