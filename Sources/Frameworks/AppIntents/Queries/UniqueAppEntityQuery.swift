// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  associatedtype Unique where Self.Entity == Self.Unique

  func uniqueEntity() async throws -> Self.Unique
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Self.Unique.ID]) async throws -> [Self.Unique] {
    let unique = try await uniqueEntity()
    return identifiers.contains(unique.id) ? [unique] : []
  }

  public func suggestedEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }

  public func allEntities() async throws -> [Self.Unique] { [try await uniqueEntity()] }
}

/// A query made from a closure.
public struct UniqueAppEntityProvider<Entity>: UniqueAppEntityQuery where Entity: UniqueAppEntity {
  public typealias Result = [Entity]
  public typealias Unique = Entity

  private let provider: (@Sendable () async throws -> Entity)?

  /// A provider without a closure finds nothing; the protocol asks for this initialiser.
  public init() { provider = nil }

  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  public func uniqueEntity() async throws -> Entity {
    guard let provider else {
      throw ValueError(
        .thrown,
        "the query of '\(Entity.self)' has no closure; give 'defaultQuery' a UniqueAppEntityProvider with one"
      )
    }
    return try await provider()
  }
}
