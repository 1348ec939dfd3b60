// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Takes a number as it is.
public struct DoubleResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws
    -> Double?
  {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Reads a number in digits, with a point.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws
    -> Double?
  {
    guard let number = Double(input.trimmingCharacters(in: .whitespaces)), number.isFinite else {
      return nil
    }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// Takes an integer as a number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws
    -> Double?
  {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}
