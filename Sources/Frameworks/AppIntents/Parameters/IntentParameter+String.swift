// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Text.
extension IntentParameter where Value.ValueType == String {
  /// A titled parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions)),
      default: defaultValue)
  }

  /// A titled parameter, with resolvers of its own.
  public convenience init<Spec>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: _const Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        resolvers: resolvers()), default: defaultValue)
  }

  /// A titled parameter, whose values a provider offers.
  public convenience init<OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == String {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        optionsProvider: optionsProvider), default: nil)
  }

  /// A titled parameter, whose values a provider offers, with resolvers of its own.
  public convenience init<Spec, OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == String
  {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        optionsProvider: optionsProvider, resolvers: resolvers()), default: nil)
  }

  /// A parameter named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions)),
      default: defaultValue)
  }

  /// A parameter named after its property, with resolvers of its own.
  public convenience init<Spec>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        resolvers: resolvers()), default: defaultValue)
  }

  /// A parameter named after its property, whose values a provider offers.
  public convenience init<OptionsProvider>(
    description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == String {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        optionsProvider: optionsProvider), default: nil)
  }

  /// A parameter named after its property, whose values a provider offers, with resolvers of its own.
  public convenience init<Spec, OptionsProvider>(
    description: LocalizedStringResource? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where
    Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider,
    OptionsProvider.DefaultValue.ValueType == String
  {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, details: .text(inputOptions),
        optionsProvider: optionsProvider, resolvers: resolvers()), default: nil)
  }
}
