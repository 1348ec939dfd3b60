// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The property is greater.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}

/// The property is less.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}

/// The property is greater, or the value itself.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}

/// The property is less, or the value itself.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init { $0.first.map(mappingTransform) }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.first.map(mappingTransform) }
  }
}

/// The property lies between two values.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  InputType: Comparable, InputType == PropertyType.UnwrappedType
{
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
    super.init { $0.count == 2 ? mappingTransform($0[0], $0[1]) : nil }
  }

  public init<Spec>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) where Spec: ResolverSpecification {
    super.init(resolvers: resolvers()) { $0.count == 2 ? mappingTransform($0[0], $0[1]) : nil }
  }
}
