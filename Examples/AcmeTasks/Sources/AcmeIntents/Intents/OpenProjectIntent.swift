// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

public struct OpenProjectIntent: OpenIntent {
  public static let title: LocalizedStringResource = "Open Project"
  public static let description = IntentDescription(
    "Shows a project in the app.", categoryName: "Projects")

  @Parameter(title: "Project", requestValueDialog: "Which project?")
  public var target: ProjectEntity

  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  public init() {}

  @MainActor
  public func perform() async throws -> some IntentResult {
    NavigationRouter.shared.open(projectID: target.id)
    return .result()
  }
}
