// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Int: _IntentValue {
  public typealias ValueType = Int
  public typealias UnwrappedType = Int

  @ResolverSpecificationBuilder<Int>
  public static var defaultResolverSpecification: some ResolverSpecification {
    IntResolver()
    IntFromStringResolver()
    IntFromDoubleResolver()
  }
}

extension Int: RangeComparableProperty {}

extension Double: _IntentValue {
  public typealias ValueType = Double
  public typealias UnwrappedType = Double

  @ResolverSpecificationBuilder<Double>
  public static var defaultResolverSpecification: some ResolverSpecification {
    DoubleResolver()
    DoubleFromStringResolver()
    DoubleFromIntResolver()
  }
}

extension Double: RangeComparableProperty {}

extension Bool: _IntentValue {
  public typealias ValueType = Bool
  public typealias UnwrappedType = Bool

  @ResolverSpecificationBuilder<Bool>
  public static var defaultResolverSpecification: some ResolverSpecification {
    BoolFromStringResolver()
  }
}
