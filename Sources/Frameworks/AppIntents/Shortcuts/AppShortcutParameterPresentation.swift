// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How a shortcut's parameter is offered.
///
/// The manifest is read from the source text; the value only makes the declaration type-check.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
where
  Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {}
}

/// A shortcut as a sentence with its parameter in it.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
where
  Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >, table: StaticString? = nil
  ) {}
}

/// The words of such a sentence.
public struct AppShortcutParameterPresentationSummaryString<
  Intent, Value, Parameter, ParameterKeyPath
>: ExpressibleByStringInterpolation
where
  Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Takes the pieces of the literal, as the compiler hands them over.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {}
  }
}
