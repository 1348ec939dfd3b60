// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct SendMeetingPointIntent: AppIntent {
  static var title: LocalizedStringResource = "Send Meeting Point"
  static var description = IntentDescription("Tells your child where to meet you.")

  @Parameter(title: "Meeting Point", requestValueDialog: "Where do you want to meet?")
  var point: MeetingPointEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Meet my child at \(\.$point)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let childId = AppContainer.pairedChildId else {
      throw NotPairedError()
    }
    try await NudgeSignalService().sendMeetingPoint(point.id, to: childId)
    return .result(dialog: "Meeting at \(point.name), floor \(point.floor).")
  }
}
