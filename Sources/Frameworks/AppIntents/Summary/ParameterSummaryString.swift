// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The words of a summary, with parameters in between.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Takes the pieces of the literal, as the compiler hands them over.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
    where
      ValueType: _IntentValue, ValueType: Sendable,
      Subject: KeyPath<Intent, IntentParameter<ValueType>>
    {}
  }
}
