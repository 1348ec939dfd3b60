// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents
import IntentTelemetry

public struct CompleteTaskIntent: AppIntent {
  public static let title: LocalizedStringResource = "Complete Task"
  public static let description = IntentDescription("Marks a task as done.", categoryName: "Tasks")

  @Parameter(title: "Task", requestValueDialog: "Which task is done?")
  public var task: TaskEntity

  public static var parameterSummary: some ParameterSummary {
    Summary("Complete \(\.$task)")
  }

  @Dependency
  private var store: TaskStore

  @Dependency
  private var server: any TaskServer

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await server.markCompleted(taskID: task.id)
    try Task.checkCancellation()
    try await TelemetryRecorder.shared.measure(.database) { try await store.complete(id: task.id) }
    return .result(dialog: "“\(task.title)” is done.")
  }
}
