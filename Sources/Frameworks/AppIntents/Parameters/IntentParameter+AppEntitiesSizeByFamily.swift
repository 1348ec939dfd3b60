// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Several entities, as many as fit a widget.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  /// A titled parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        title: title, description: description, inputConnectionBehavior: inputConnectionBehavior,
        sizeByFamily: size), default: defaultValue)
  }

  /// A titled parameter, with resolvers of its own.
  public convenience init<Spec>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        title: title, description: description, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers(), sizeByFamily: size), default: defaultValue)
  }

  /// A titled parameter, found by a query of its own.
  public convenience init<Query>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  ) where Query: EntityQuery, Value.ValueType == Query.Entity {
    self.init(
      ParameterFacts(
        title: title, description: description, inputConnectionBehavior: inputConnectionBehavior,
        query: query, sizeByFamily: size), default: defaultValue)
  }

  /// A parameter named after its property.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterFacts(
        description: description, inputConnectionBehavior: inputConnectionBehavior,
        sizeByFamily: size), default: defaultValue)
  }

  /// A parameter named after its property, with resolvers of its own.
  public convenience init<Spec>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Spec: ResolverSpecification {
    self.init(
      ParameterFacts(
        description: description, inputConnectionBehavior: inputConnectionBehavior,
        resolvers: resolvers(), sizeByFamily: size), default: defaultValue)
  }

  /// A parameter named after its property, found by a query of its own.
  public convenience init<Query>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: _const InputConnectionBehavior = .default, query: Query
  ) where Query: EntityQuery, Value.ValueType == Query.Entity {
    self.init(
      ParameterFacts(
        description: description, inputConnectionBehavior: inputConnectionBehavior, query: query,
        sizeByFamily: size), default: defaultValue)
  }
}
