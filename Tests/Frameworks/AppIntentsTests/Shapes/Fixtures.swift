// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The types that the shape files and the tests share.
enum Priority: String, AppEnum {
  case low, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
    .low: "Low",
    .high: DisplayRepresentation(
      title: "High", subtitle: "Do it now", image: .init(systemName: "flame"),
      synonyms: ["Urgent"]),
  ]
}

/// An enum with whole numbers as raw values, which travel as text.
enum Level: Int, AppEnum {
  case one = 1, two

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Level", numericFormat: "\(placeholder: .int) levels", synonyms: ["Rank"])
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .one: "One", .two: "Two",
  ]
}

struct Project: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project"
  static let defaultQuery = ProjectQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Open Tasks") var openTasks: Int?

  init(id: String, name: String, openTasks: Int? = nil) {
    self.id = id
    self.name = name
    self.openTasks = openTasks
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "A project", synonyms: ["Team \(name)"])
  }

  static let all = [
    Project(id: "p1", name: "Marketing", openTasks: 3), Project(id: "p2", name: "Märkte"),
    Project(id: "p3", name: "Sales"),
  ]
}

struct ProjectQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Project] {
    // Not in the order of the identifiers, as many stores answer.
    Project.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Project> {
    IntentItemCollection(
      items: Project.all.filter { $0.name.localizedCaseInsensitiveContains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<Project> {
    IntentItemCollection(promptLabel: "Which project?") {
      IntentItemSection("Recent", items: [Project.all[0]])
      IntentItemSection("All", items: Project.all)
    }
  }
}

/// An entity with a number as identifier and a query without search.
struct Room: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Room")
  static let defaultQuery = RoomQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { .init(title: "Room \(id)") }
}

struct RoomQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Room] { identifiers.map(Room.init(id:)) }
  func allEntities() async throws -> [Room] { (1...3).map(Room.init(id:)) }
}
