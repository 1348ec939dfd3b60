// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Several links.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  /// A titled parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [URL?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior),
      default: defaultValue.compactMap { $0 } as? Value.UnwrappedType)
  }

  /// A titled parameter, with resolvers of its own.
  public convenience init<Spec>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [URL?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()),
      default: defaultValue.compactMap { $0 } as? Value.UnwrappedType)
  }

  /// A parameter named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: [URL?],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior),
      default: defaultValue.compactMap { $0 } as? Value.UnwrappedType)
  }

  /// A parameter named after its property, with resolvers of its own.
  public convenience init<Spec>(
    description: LocalizedStringResource? = nil, default defaultValue: [URL?],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers()),
      default: defaultValue.compactMap { $0 } as? Value.UnwrappedType)
  }
}
