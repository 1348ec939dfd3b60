// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds entities of the app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity = Self.Result.Result.ValueType
  where Self.Entity == Self.Result.Result
  associatedtype Result = [Self.Entity]

  init()

  /// The entities with these identifiers; those that are gone are left out.
  func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]

  /// What a person is offered first.
  func suggestedEntities() async throws -> Self.Result
}

extension EntityQuery {
  /// Nothing.
  public func suggestedEntities() async throws -> Self.Result { Self.Result.empty }

  public func results() async throws -> Self.Result { try await suggestedEntities() }
}

/// A query that finds entities by what a person calls them.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Self.Result
}

/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Self.Result

  /// The description of the find intent that is made from the query.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  /// All entities.
  public func suggestedEntities() async throws -> Self.Result { try await allEntities() }
}
