// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Takes an integer as it is.
public struct IntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// Reads an integer in digits.
public struct IntFromStringResolver: RangeCheckingResolver {
  public var radix: Int

  /// - Parameter radix: from 2 to 36.
  public init(radix: Int = 10) { self.radix = radix }

  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws
    -> Int?
  {
    guard let number = Int(input.trimmingCharacters(in: .whitespaces), radix: radix) else {
      return nil
    }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// Rounds a number.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  public var roundingRule: FloatingPointRoundingRule

  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws
    -> Int?
  {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}
