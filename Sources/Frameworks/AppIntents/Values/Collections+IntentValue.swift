// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = [Element]
  public typealias Specification = EmptyResolverSpecification<[Element]>
  public typealias UnderlyingSequence = [Element]

  public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
    EmptyResolverSpecification()
  }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = Set<Element>
  public typealias UnderlyingSequence = Set<Element>

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Set<Element>>()
  }
}
