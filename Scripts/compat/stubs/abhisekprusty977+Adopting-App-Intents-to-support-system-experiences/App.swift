// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct Landmark { var id = 0 }

struct Collection {
  var id = 0
  var name = ""
  var description = ""
  var landmarks: [Landmark] = []
}

@MainActor final class ModelData {
  var userCollections: [Collection] = []
}

enum NavigationOption: String, AppEnum {
  case landmarks, collections
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Option"
  static let caseDisplayRepresentations: [NavigationOption: DisplayRepresentation] = [
    .landmarks: "Landmarks", .collections: "Collections",
  ]
}

struct LandmarkEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "LandmarkEntity"
  static let defaultQuery = LandmarkEntityQuery()
  var id: Int
  init(landmark: Landmark, modelData: ModelData) { id = landmark.id }
  var displayRepresentation: DisplayRepresentation { "LandmarkEntity" }
}

struct LandmarkEntityQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] { [] }
}

struct NavigateIntent: AppIntent {
  static let title: LocalizedStringResource = "NavigateIntent"
  @Parameter(title: "Option") var navigationOption: NavigationOption
  func perform() async throws -> some IntentResult { .result() }
}

struct ClosestLandmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "ClosestLandmarkIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenLandmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "OpenLandmarkIntent"
  @Parameter(title: "Landmark") var target: LandmarkEntity
  func perform() async throws -> some IntentResult { .result() }
}
