// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents
import IntentTelemetry

public struct CreateTaskIntent: AppIntent {
  public static let title: LocalizedStringResource = "Create Task"
  public static let description = IntentDescription(
    "Adds a task, with a due date and a project if you like.", categoryName: "Tasks")

  @Parameter(title: "Title", requestValueDialog: "What should the task be called?")
  public var title: String

  @Parameter(title: "Due Date")
  public var dueDate: Date?

  @Parameter(title: "Project", requestDisambiguationDialog: "Which project?")
  public var project: ProjectEntity?

  public static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$title) due \(\.$dueDate) for \(\.$project)")
  }

  @Dependency
  private var store: TaskStore

  @Dependency
  private var server: any TaskServer

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity>
    & ProvidesDialog
  {
    let task = TaskRecord(title: title, dueDate: dueDate, projectID: project?.id)
    try await server.upload(task)
    try Task.checkCancellation()
    try await TelemetryRecorder.shared.measure(.database) { try await store.add(task) }
    let entity = TaskEntity(
      task, project: project.map { ProjectRecord(id: $0.id, name: $0.name) })
    return .result(value: entity, dialog: "\(confirmation(of: task))")
  }

  private func confirmation(of task: TaskRecord) -> String {
    var sentence = "Created “\(task.title)”"
    if let dueDate = task.dueDate { sentence += ", due \(DueDate.spoken(dueDate))" }
    if let project { sentence += ", in \(project.name)" }
    return sentence + "."
  }
}
