// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The property begins with a text.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  InputType: _IntentValue
{

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    self.init(mappingOne: mappingTransform)
  }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    Property: EntityProperty<String>, PropertyType == String, InputType == String,
    Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, InputType == String,
    PropertyType.UnwrappedType == String, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }
}

/// The property ends with a text.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  InputType: _IntentValue
{

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    self.init(mappingOne: mappingTransform)
  }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<String.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    Property: EntityProperty<String>, PropertyType == String, InputType == String,
    Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, InputType == String,
    PropertyType.UnwrappedType == String, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }
}
