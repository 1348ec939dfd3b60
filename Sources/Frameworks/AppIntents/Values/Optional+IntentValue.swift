// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public typealias Specification = Wrapped.UnwrappedType.Specification

  public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
    Wrapped.UnwrappedType.defaultResolverSpecification
  }
}
