// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A comparison of a property with a value that a person gives.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  InputType: _IntentValue
{
  /// What the comparison becomes in the app, from the values that it takes: one, or two for a range.
  package let mapping: ([InputType]) -> ComparatorMappingType?

  /// How a value of another type becomes one that the comparison takes.
  package let resolvers: (any ResolverSpecification)?

  init(
    resolvers: (any ResolverSpecification)? = nil,
    mapping: @escaping ([InputType]) -> ComparatorMappingType?
  ) {
    self.resolvers = resolvers
    self.mapping = mapping
  }

  convenience init(
    resolvers: (any ResolverSpecification)? = nil,
    mappingOne transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    self.init(resolvers: resolvers) { $0.first.map(transform) }
  }
}

/// A comparison of any kind.
public struct AnyEntityQueryComparator<
  Entity, Subject, Property, PropertyType, ComparatorMappingType
>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable {
  /// The comparison, whose input type differs.
  package let comparator: AnyObject
}

/// Collects comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity, Subject, Property, PropertyType, ComparatorMappingType
>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, PropertyType: Sendable
{
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  public static func buildExpression(
    _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparator: expression) }

  public static func buildExpression(
    _ expression: EntityQueryComparator<
      Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
  ) -> Comparator where PropertyType: ExpressibleByNilLiteral {
    Comparator(comparator: expression)
  }

  public static func buildExpression<InputType>(
    _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator where InputType: _IntentValue { Comparator(comparator: expression) }

  public static func buildExpression<InputType>(
    _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator where InputType: Comparable, InputType == PropertyType.UnwrappedType {
    Comparator(comparator: expression)
  }

  public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}
