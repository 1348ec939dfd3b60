// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Measurements of any dimension.
///
/// Apple writes these initialisers once for each of the 22 dimensions; the calls are the same.
extension IntentParameter {
  /// A titled parameter whose unit a person can change.
  public convenience init<UnitType>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, defaultUnit: _const UnitType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: defaultUnit?.unit, isFixed: false, adjustsForLocale: defaultUnitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers))),
      default: Self.measurement(defaultValue, defaultUnit?.unit))
  }

  /// A titled parameter whose unit a person can change, with resolvers of its own.
  public convenience init<UnitType, Spec>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, defaultUnit: _const UnitType.IntentUnit? = nil,
    defaultUnitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: defaultUnit?.unit, isFixed: false, adjustsForLocale: defaultUnitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)), resolvers: resolvers()),
      default: Self.measurement(defaultValue, defaultUnit?.unit))
  }

  /// A titled parameter in one unit.
  public convenience init<UnitType>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, unit: _const UnitType.IntentUnit,
    unitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: unit.unit, isFixed: true, adjustsForLocale: unitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers))),
      default: Self.measurement(defaultValue, unit.unit))
  }

  /// A titled parameter in one unit, with resolvers of its own.
  public convenience init<UnitType, Spec>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: _const Double? = nil, unit: _const UnitType.IntentUnit,
    unitAdjustForLocale: _const Bool = false, supportsNegativeNumbers: _const Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: unit.unit, isFixed: true, adjustsForLocale: unitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)), resolvers: resolvers()),
      default: Self.measurement(defaultValue, unit.unit))
  }

  /// A titled parameter, whose values a provider offers.
  public convenience init<UnitType, OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == Measurement<UnitType>
  {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider),
      default: nil)
  }

  /// A titled parameter, whose values a provider offers, with resolvers of its own.
  public convenience init<UnitType, Spec, OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
    optionsProvider: OptionsProvider
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == Measurement<UnitType>, Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider,
        resolvers: resolvers()), default: nil)
  }

  /// A parameter named after its property whose unit a person can change.
  public convenience init<UnitType>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    defaultUnit: _const UnitType.IntentUnit? = nil, defaultUnitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: defaultUnit?.unit, isFixed: false, adjustsForLocale: defaultUnitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers))),
      default: Self.measurement(defaultValue, defaultUnit?.unit))
  }

  /// A parameter named after its property whose unit a person can change, with resolvers of its own.
  public convenience init<UnitType, Spec>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    defaultUnit: _const UnitType.IntentUnit? = nil, defaultUnitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: defaultUnit?.unit, isFixed: false, adjustsForLocale: defaultUnitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)), resolvers: resolvers()),
      default: Self.measurement(defaultValue, defaultUnit?.unit))
  }

  /// A parameter named after its property in one unit.
  public convenience init<UnitType>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    unit: _const UnitType.IntentUnit, unitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: unit.unit, isFixed: true, adjustsForLocale: unitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers))),
      default: Self.measurement(defaultValue, unit.unit))
  }

  /// A parameter named after its property in one unit, with resolvers of its own.
  public convenience init<UnitType, Spec>(
    description: LocalizedStringResource? = nil, defaultValue: _const Double? = nil,
    unit: _const UnitType.IntentUnit, unitAdjustForLocale: _const Bool = false,
    supportsNegativeNumbers: _const Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        details: .measurement(
          .init(
            unit: unit.unit, isFixed: true, adjustsForLocale: unitAdjustForLocale,
            supportsNegativeNumbers: supportsNegativeNumbers)), resolvers: resolvers()),
      default: Self.measurement(defaultValue, unit.unit))
  }

  /// A parameter named after its property, whose values a provider offers.
  public convenience init<UnitType, OptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == Measurement<UnitType>
  {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider),
      default: nil)
  }

  /// A parameter named after its property, whose values a provider offers, with resolvers of its own.
  public convenience init<UnitType, Spec, OptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
    optionsProvider: OptionsProvider
  )
  where
    Value.ValueType == Measurement<UnitType>, UnitType: _IntentMeasurementDimension,
    OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == Measurement<UnitType>, Spec: ResolverSpecification
  {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider,
        resolvers: resolvers()), default: nil)
  }

  /// A default without a unit is in the dimension's base unit.
  private static func measurement<UnitType: _IntentMeasurementDimension>(
    _ value: Double?, _ unit: UnitType?
  ) -> Value.UnwrappedType? {
    value.flatMap {
      Measurement(value: $0, unit: unit ?? UnitType.baseUnit()) as? Value.UnwrappedType
    }
  }
}
