// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A task as it is stored.
public struct TaskRecord: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var dueDate: Date?
  public var projectID: UUID?
  public var isCompleted: Bool

  public init(
    id: UUID = UUID(), title: String, dueDate: Date? = nil, projectID: UUID? = nil,
    isCompleted: Bool = false
  ) {
    self.id = id
    self.title = title
    self.dueDate = dueDate
    self.projectID = projectID
    self.isCompleted = isCompleted
  }
}

/// A project as it is stored.
public struct ProjectRecord: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}
