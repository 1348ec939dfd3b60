// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct MeetingPointEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Meeting Point")
  static var defaultQuery = MeetingPointQuery()

  var id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Floor")
  var floor: Int

  var otherNames: [LocalizedStringResource]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "Floor \(floor)", image: .init(systemName: "mappin"),
      synonyms: otherNames)
  }

  init(id: String, name: String, floor: Int, otherNames: [LocalizedStringResource] = []) {
    self.id = id
    self.otherNames = otherNames
    self.name = name
    self.floor = floor
  }
}

extension MeetingPointEntity {
  // The list that the map shows.
  static let all = [
    MeetingPointEntity(id: "entrance", name: "Main Entrance", floor: 0, otherNames: ["front door"]),
    MeetingPointEntity(id: "fountain", name: "Fountain", floor: 0),
    MeetingPointEntity(id: "food-court", name: "Food Court", floor: 2, otherNames: ["restaurants"]),
    MeetingPointEntity(id: "information", name: "Information Desk", floor: 1),
  ]
}

struct MeetingPointQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [MeetingPointEntity] {
    MeetingPointEntity.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [MeetingPointEntity] {
    MeetingPointEntity.all
  }
}
