// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

public struct DeleteTaskIntent: DeleteIntent {
  public static let title: LocalizedStringResource = "Delete Tasks"
  public static let description = IntentDescription(
    "Deletes tasks after asking once more.", categoryName: "Tasks")
  public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Tasks", requestValueDialog: "Which task do you want to delete?")
  public var entities: [TaskEntity]

  public static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$entities)")
  }

  @Dependency
  private var store: TaskStore

  @Dependency
  private var server: any TaskServer

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = entities.map { "“\($0.title)”" }.formatted()
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Remove"], denyLabel: "Keep",
        denyAlternatives: [], destructive: true),
      dialog: "Do you want to delete \(names)?")
    for task in entities {
      try await server.delete(taskID: task.id)
      try Task.checkCancellation()
      try await store.delete(id: task.id)
    }
    return .result(dialog: "Deleted \(names).")
  }
}
