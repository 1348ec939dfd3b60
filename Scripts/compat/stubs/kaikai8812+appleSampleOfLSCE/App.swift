// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct Trail: Identifiable, Sendable { var id: Int }

@MainActor final class NavigationModel { var selectedCollection: TrailCollection? }

@MainActor final class TrailDataManager {
  var favoritesCollection: TrailCollection {
    TrailCollection(
      id: 0, collectionType: .favorites, displayName: "", symbolName: "", members: [])
  }
}

struct FeaturedCollectionEntityQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TrailCollection] { [] }
}
