// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents
import Foundation

struct EntityID: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entity ID"
  static let defaultQuery = EntityIDQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Entity ID" }
}

struct EntityIDQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [EntityID] { [] }
}

enum ZavalaAppIntentError: Error {
  case outlineNotFound
  case outlineIsLocked
  case unexpectedError
}

@MainActor protocol ZavalaAppIntent {}

extension ZavalaAppIntent {
  func resume() {}
  func suspend() async {}
  func findOutline(_ entity: OutlineAppEntity) -> OutlineDocument? { nil }
}

struct OutlineAppEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outline"
  static let defaultQuery = OutlineAppEntityQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Outline" }

  @MainActor init(outline: OutlineDocument) { id = "" }
}

struct OutlineAppEntityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [OutlineAppEntity] { [] }
}

struct Tag {}

@MainActor final class Account {
  enum Document { case outline(OutlineDocument) }
  func createTag(name: String) -> Tag? { nil }
  func deleteDocument(_ document: Document) {}
  func findTag(name: String) -> Tag? { nil }
  func deleteTag(_ tag: Tag) {}
}

@MainActor final class OutlineDocument {
  struct Image {
    struct ID { var imageUUID = "" }
    var id = ID()
    var data: Data?
  }
  var isLocked: Bool?
  var account: Account?
  var images: [String: [Image]]?
  func createTag(_ tag: Tag) {}
  func deleteTag(_ tag: Tag) {}
  func update(title: String?) {}
  func update(ownerName: String?) {}
  func update(ownerEmail: String?) {}
  func update(ownerURL: String?) {}
  func load() {}
  func unload() async {}
}
