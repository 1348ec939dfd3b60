// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct EntityID: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entity ID"
  static let defaultQuery = EntityIDQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Entity ID" }
}

struct EntityIDQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [EntityID] { [] }
}
