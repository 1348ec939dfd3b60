// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

enum ContainerAction: String, AppEnum {
  case start, stop
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Action"
  static let caseDisplayRepresentations: [ContainerAction: DisplayRepresentation] = [
    .start: "Start", .stop: "Stop",
  ]
}

struct ContainerActionIntent: AppIntent {
  static let title: LocalizedStringResource = "ContainerActionIntent"
  @Parameter(title: "Action") var containerAction: ContainerAction
  func perform() async throws -> some IntentResult { .result() }
}

struct ContainerStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "ContainerStatusIntent"
  func perform() async throws -> some IntentResult { .result() }
}
