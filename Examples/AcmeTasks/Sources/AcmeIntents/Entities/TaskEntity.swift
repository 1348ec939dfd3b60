// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

public struct TaskEntity: AppEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Task", numericFormat: "\(placeholder: .int) tasks")
  public static let defaultQuery = TaskQuery()

  public let id: UUID

  @Property(title: "Title")
  public var title: String

  @Property(title: "Due Date")
  public var dueDate: Date?

  @Property(title: "Project")
  public var project: ProjectEntity?

  public var displayRepresentation: DisplayRepresentation {
    if let project {
      DisplayRepresentation(title: "\(title)", subtitle: "\(project.name)")
    } else {
      DisplayRepresentation(title: "\(title)")
    }
  }

  init(_ record: TaskRecord, project: ProjectRecord?) {
    id = record.id
    title = record.title
    dueDate = record.dueDate
    self.project = project.map(ProjectEntity.init)
  }
}

public struct TaskQuery: EntityStringQuery {
  @Dependency
  private var store: TaskStore

  public init() {}

  public func entities(for identifiers: [TaskEntity.ID]) async throws -> [TaskEntity] {
    try await entities(of: store.tasks(ids: identifiers))
  }

  public func entities(matching string: String) async throws -> [TaskEntity] {
    try await entities(of: store.openTasks(matching: string))
  }

  public func suggestedEntities() async throws -> [TaskEntity] {
    try await entities(of: store.openTasks())
  }

  private func entities(of records: [TaskRecord]) async throws -> [TaskEntity] {
    let projects = try await store.projects()
    return records.map { record in
      TaskEntity(record, project: projects.first { $0.id == record.projectID })
    }
  }
}
