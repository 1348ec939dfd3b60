// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Measurement: _IntentValue {
  public typealias ValueType = Measurement<UnitType>
  public typealias UnwrappedType = Measurement<UnitType>

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Measurement<UnitType>>()
  }
}
