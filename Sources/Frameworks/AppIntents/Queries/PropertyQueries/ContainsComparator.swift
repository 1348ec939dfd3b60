// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The property contains a text or an element.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
  InputType: _IntentValue
{

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
    InputType == PropertyType.Element
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: _SequenceIntentValue, PropertyType: Sequence, InputType: Equatable,
    InputType == PropertyType.Element, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, PropertyType.UnwrappedType: _SequenceIntentValue,
    PropertyType.UnwrappedType: Sequence, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, PropertyType.UnwrappedType: _SequenceIntentValue,
    PropertyType.UnwrappedType: Sequence, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }

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

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
    InputType == AttributedString
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<AttributedString.UnwrappedType> withResolvers resolvers:
      @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
    InputType == AttributedString, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }

  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
    PropertyType.UnwrappedType == AttributedString
  { self.init(mappingOne: mappingTransform) }

  public convenience init<Spec>(
    @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
    PropertyType.UnwrappedType == AttributedString, Spec: ResolverSpecification
  {
    self.init(resolvers: resolvers(), mappingOne: mappingTransform)
  }
}
