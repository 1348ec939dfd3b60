// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AppIntents

public struct ProjectEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project"
  public static let defaultQuery = ProjectQuery()

  public let id: UUID

  @Property(title: "Name")
  public var name: String

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "folder"))
  }

  init(_ record: ProjectRecord) {
    id = record.id
    name = record.name
  }
}

public struct ProjectQuery: EntityStringQuery {
  @Dependency
  private var store: TaskStore

  public init() {}

  public func entities(for identifiers: [ProjectEntity.ID]) async throws -> [ProjectEntity] {
    try await store.projects(ids: identifiers).map(ProjectEntity.init)
  }

  public func entities(matching string: String) async throws -> [ProjectEntity] {
    try await store.projects(matching: string).map(ProjectEntity.init)
  }

  public func suggestedEntities() async throws -> [ProjectEntity] {
    try await store.projects().map(ProjectEntity.init)
  }
}
