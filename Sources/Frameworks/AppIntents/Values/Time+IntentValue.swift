// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Date: _IntentValue {
  public typealias ValueType = Date
  public typealias UnwrappedType = Date

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Date>()
  }
}

extension DateComponents: _IntentValue {
  public typealias ValueType = DateComponents
  public typealias UnwrappedType = DateComponents

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<DateComponents>()
  }
}

extension Duration: _IntentValue {
  public typealias ValueType = Duration
  public typealias UnwrappedType = Duration

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Duration>()
  }
}

extension Calendar.RecurrenceRule: _IntentValue {
  public typealias ValueType = Calendar.RecurrenceRule
  public typealias UnwrappedType = Calendar.RecurrenceRule

  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Calendar.RecurrenceRule>()
  }
}
