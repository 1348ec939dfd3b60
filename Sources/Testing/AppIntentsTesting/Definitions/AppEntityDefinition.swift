// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import IntentWire

/// An entity type of the app under test, and the way to its queries.
public struct AppEntityDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyAppEntity

  let source: AppSource
  /// The name of the entity's type in the metadata.
  public let typeIdentifier: String

  init(source: AppSource, typeIdentifier: String) {
    self.source = source
    self.typeIdentifier = typeIdentifier
  }

  /// The app that the entity is of.
  public var bundleIdentifier: String { source.bundleIdentifier }

  /// An entity by its identifier; it need not exist, and its properties are not known.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(
      EntityValue(type: typeIdentifier, identifier: identifier),
      bundleIdentifier: bundleIdentifier)
  }

  /// Checks that an entity is of this type.
  ///
  /// - Throws: ``IntentTestError`` that names both types.
  public func isInstance(_ instance: AnyAppEntity) throws {
    try check(instance.identifier.entityType.persistentIdentifier, is: typeIdentifier)
  }

  // MARK: Asking the app's query

  /// What the app's string query finds. A query that is no `EntityStringQuery` is searched by title
  /// and synonym, as the system does.
  public func entities(matching string: String) async throws -> [AnyAppEntity] {
    try await find(.matching(string))
  }

  /// The entities with these identifiers; those that the query does not know are left out.
  public func entities<Identifier>(
    identifiers: [Identifier]
  ) async throws -> [AnyAppEntity] where Identifier: EntityIdentifierConvertible {
    try await find(.identifiers(identifiers.map(\.entityIdentifierString)))
  }

  /// Every entity, of a query that can list them; the suggested ones of others.
  public func allEntities() async throws -> [AnyAppEntity] { try await find(.all) }

  /// What the app's query suggests to choose from.
  public func suggestedEntities() async throws -> [AnyAppEntity] { try await find(.suggested) }

  /// A search for a parameter that takes a query instead of an entity.
  public func entityQuery(matching string: String) -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier: typeIdentifier, search: .matching(string))
  }

  /// A search by identifiers for a parameter that takes a query instead of an entity.
  public func entityQuery<Identifier>(
    identifiers: [Identifier]
  ) -> AnyEntityQuery where Identifier: EntityIdentifierConvertible {
    AnyEntityQuery(
      typeIdentifier: typeIdentifier,
      search: .identifiers(identifiers.map(\.entityIdentifierString)))
  }

  /// A search for every entity, for a parameter that takes a query.
  public func allEntitiesQuery() -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier: typeIdentifier, search: .all)
  }

  /// A search for what the app suggests, for a parameter that takes a query.
  public func suggestedEntitiesQuery() -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier: typeIdentifier, search: .suggested)
  }

  private func find(_ search: ItemsRequest.Search) async throws -> [AnyAppEntity] {
    let app = try await source.app()
    try app.checkEntity(typeIdentifier)
    return try await app.find(.entity(typeIdentifier), search).compactMap { value in
      guard case .entity(let entity) = value else { return nil }
      return AnyAppEntity(entity, bundleIdentifier: bundleIdentifier)
    }
  }

  // MARK: Not here yet

  /// The entities that are on the screen.
  ///
  /// - Throws: always, since there are no views here.
  public func viewAnnotations() async throws -> [ViewAnnotation] {
    try unsupported(named: "viewAnnotations()", because: "no app draws views here")
  }

  /// What Spotlight's index holds.
  ///
  /// - Throws: always, since there is no index yet.
  public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
    try unsupported(
      named: "spotlightQuery(_:)",
      because: "nothing is indexed here; entities(matching:) asks the app's own query")
  }

  private func unsupported<Result>(named name: String, because reason: String) throws -> Result {
    throw IntentTestError(.unsupported, "\(name) of '\(typeIdentifier)' has no answer: \(reason)")
  }
}

extension AppEntityDefinition: Equatable {
  public static func == (left: AppEntityDefinition, right: AppEntityDefinition) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
  }
}

/// A search for entities that has not been made.
///
/// - Note: No parameter takes one here yet: `EntityCollection` and its queries are absent.
public struct AnyEntityQuery: Equatable, Sendable {
  /// The name of the entity's type in the metadata.
  public let typeIdentifier: String
  let search: ItemsRequest.Search
}

/// An entity that is on the screen.
///
/// - Note: None is made, since no app draws views here.
public struct ViewAnnotation: Equatable, Sendable {
  /// What the view shows.
  public let entity: AnyAppEntity
  /// Whether the person has chosen it.
  public let isSelected: Bool
}
