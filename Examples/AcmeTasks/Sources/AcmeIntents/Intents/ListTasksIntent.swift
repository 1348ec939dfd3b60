// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

public struct ListTasksIntent: AppIntent {
  public static let title: LocalizedStringResource = "List Tasks"
  public static let description = IntentDescription(
    "Tells what is open, in all projects or in one.", categoryName: "Tasks")

  @Parameter(title: "Project")
  public var project: ProjectEntity?

  public static var parameterSummary: some ParameterSummary {
    When(\.$project, .hasAnyValue) {
      Summary("List tasks in \(\.$project)")
    } otherwise: {
      Summary("List tasks")
    }
  }

  @Dependency
  private var store: TaskStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]>
    & ProvidesDialog
  {
    let projects = try await store.projects()
    let tasks = try await store.openTasks(projectID: project?.id).map { record in
      TaskEntity(record, project: projects.first { $0.id == record.projectID })
    }
    guard !tasks.isEmpty else { return .result(value: [], dialog: "You have no open tasks.") }
    let names = tasks.map(describe).formatted()
    let count = tasks.count == 1 ? "one open task" : "\(tasks.count) open tasks"
    return .result(
      value: tasks,
      dialog: IntentDialog(full: "You have \(count): \(names).", supporting: "You have \(count)."))
  }

  private func describe(_ task: TaskEntity) -> String {
    task.dueDate.map { "\(task.title) (\(DueDate.spoken($0)))" } ?? task.title
  }
}
