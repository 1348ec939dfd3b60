// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The properties that a query can compare.
///
/// `@unchecked`: the declarations are written once.
public struct EntityQueryProperties<Entity, ComparatorMappingType>: @unchecked Sendable
where Entity: AppEntity {
  private let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }

  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    properties[index]
  }
}

/// A property with its comparisons, whatever its type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  init() {}
}

/// A property with its comparisons.
public final class EntityQueryProperty<
  Entity, Subject, Property, PropertyType, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, PropertyType: Sendable
{
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  package let keyPath: KeyPath<Subject, Property>
  package let comparators: QueryComparators

  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }

  public init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.keyPath = keyPath
    self.comparators = comparators()
  }
}

/// Collects properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
where Entity: AppEntity {
  public static func buildExpression(
    _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }

  public static func buildBlock(
    _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { components }
}
