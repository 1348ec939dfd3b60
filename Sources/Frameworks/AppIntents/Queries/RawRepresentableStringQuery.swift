// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds entities that are cases of an enumeration or wrap their identifier.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity, Entity: RawRepresentable, Entity.ID == Entity.RawValue {
  public typealias Result = [Entity]

  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }

  /// The entity whose identifier is the text.
  public func entities(matching string: String) async throws -> [Entity] {
    Entity.ID.entityIdentifier(for: string).flatMap { Entity(rawValue: $0) }.map { [$0] } ?? []
  }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }

  public func entities(matching string: String) async throws -> [Entity] {
    Entity.allCases.filter { Matching.matches($0, string) }
  }
}
