// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An entity's type and identifier.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
  public let entityType: any AppEntity.Type
  public let identifier: String

  public init<Entity>(for entity: Entity) where Entity: AppEntity {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity>(for entityType: Entity.Type, identifier: Entity.ID) where Entity: AppEntity {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  init(entityType: any AppEntity.Type, identifier: String) {
    self.entityType = entityType
    self.identifier = identifier
  }

  public var description: String { "\(WireValues.name(of: entityType))/\(identifier)" }

  public static func == (lhs: EntityIdentifier, rhs: EntityIdentifier) -> Bool {
    lhs.entityType == rhs.entityType && lhs.identifier == rhs.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

extension EntityIdentifier: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> {
    EmptyResolverSpecification()
  }
}
