// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The property is the value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType: Equatable
{
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}

/// The property is another value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType: Equatable
{
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}
