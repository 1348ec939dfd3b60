// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tasks and projects, in the container that the app and its extension share.
public actor TaskStore {
  public static let appGroup = "group.com.acme.tasks"

  private let url: URL
  private var opened: Database?

  /// The store in the App Group container.
  public init() throws {
    guard
      let container = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: Self.appGroup)
    else { throw StoreError.noContainer }
    self.init(url: container.appendingPathComponent("Acme.sqlite"))
  }

  /// A store in a file of its own, for tests.
  public init(url: URL) { self.url = url }

  // MARK: Projects

  public func projects() throws -> [ProjectRecord] {
    try database().run("SELECT id, name FROM project ORDER BY name").compactMap(Self.project)
  }

  public func projects(ids: [UUID]) throws -> [ProjectRecord] {
    let all = Dictionary(uniqueKeysWithValues: try projects().map { ($0.id, $0) })
    return ids.compactMap { all[$0] }
  }

  /// Projects whose name contains the text, whatever its case.
  public func projects(matching text: String) throws -> [ProjectRecord] {
    try projects().filter { $0.name.localizedCaseInsensitiveContains(text) }
  }

  public func addProject(named name: String) throws -> ProjectRecord {
    let project = ProjectRecord(name: name)
    try database().run(
      "INSERT INTO project (id, name) VALUES (?, ?)", .text(project.id.uuidString), .text(name))
    return project
  }

  // MARK: Tasks

  public func add(_ task: TaskRecord) throws {
    try database().run(
      "INSERT INTO task (id, title, due, project, completed) VALUES (?, ?, ?, ?, 0)",
      .text(task.id.uuidString), .text(task.title),
      task.dueDate.map { .real($0.timeIntervalSince1970) } ?? .null,
      task.projectID.map { .text($0.uuidString) } ?? .null)
  }

  /// Tasks that are not completed, the next one due first.
  public func openTasks(projectID: UUID? = nil) throws -> [TaskRecord] {
    try tasks().filter { !$0.isCompleted && (projectID == nil || $0.projectID == projectID) }
  }

  public func tasks(ids: [UUID]) throws -> [TaskRecord] {
    let all = Dictionary(uniqueKeysWithValues: try tasks().map { ($0.id, $0) })
    return ids.compactMap { all[$0] }
  }

  /// Open tasks whose title contains the text, whatever its case.
  public func openTasks(matching text: String) throws -> [TaskRecord] {
    try openTasks().filter { $0.title.localizedCaseInsensitiveContains(text) }
  }

  public func complete(id: UUID) throws {
    try database().run("UPDATE task SET completed = 1 WHERE id = ?", .text(id.uuidString))
  }

  public func delete(id: UUID) throws {
    try database().run("DELETE FROM task WHERE id = ?", .text(id.uuidString))
  }

  private func tasks() throws -> [TaskRecord] {
    try database().run(
      "SELECT id, title, due, project, completed FROM task ORDER BY due IS NULL, due, title"
    ).compactMap { row in
      guard let id = row[0].text.flatMap(UUID.init(uuidString:)), let title = row[1].text else {
        return nil
      }
      return TaskRecord(
        id: id, title: title, dueDate: row[2].number.map(Date.init(timeIntervalSince1970:)),
        projectID: row[3].text.flatMap(UUID.init(uuidString:)), isCompleted: row[4].number == 1)
    }
  }

  private static func project(_ row: [SQLValue]) -> ProjectRecord? {
    guard let id = row[0].text.flatMap(UUID.init(uuidString:)), let name = row[1].text else {
      return nil
    }
    return ProjectRecord(id: id, name: name)
  }

  // MARK: The file

  private func database() throws -> Database {
    if let opened { return opened }
    let database = try Database(url: url)
    try database.transaction {
      try database.run(
        "CREATE TABLE IF NOT EXISTS project (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE)")
      try database.run(
        """
        CREATE TABLE IF NOT EXISTS task (
          id TEXT PRIMARY KEY, title TEXT NOT NULL, due REAL,
          project TEXT REFERENCES project (id), completed INTEGER NOT NULL)
        """)
      // A new installation begins with a few projects, as the app's first screen offers them.
      let isNew = try database.run("SELECT 1 FROM project LIMIT 1").isEmpty
      for name in isNew ? ["Engineering", "Home", "Market Research", "Marketing"] : [] {
        try database.run(
          "INSERT INTO project (id, name) VALUES (?, ?)", .text(UUID().uuidString), .text(name))
      }
    }
    opened = database
    return database
  }
}
