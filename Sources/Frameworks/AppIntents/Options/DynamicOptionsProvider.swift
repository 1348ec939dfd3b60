// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Offers values for a parameter while a person fills it in.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result
  where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

  func results() async throws -> Self.Result

  /// The value of a parameter that nobody filled in.
  func defaultResult() async -> Self.DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Self.Result.Result
  public typealias Item<R> = IntentItem<R> where R == Self.Result.Result
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> Self.DefaultValue? { nil }
}
