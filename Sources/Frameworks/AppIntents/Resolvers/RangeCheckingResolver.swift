// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A resolver whose result has to lie in the parameter's range.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  /// Throws an error that names the parameter and its range.
  public func checkParameterRangeContains<Value>(
    value: Value, context: IntentParameterContext<Output>
  ) throws where Value: RangeComparableProperty, Value == Output.ValueType, Output: Sendable {
    try context.parameter.checkRange(contains: value)
  }
}
