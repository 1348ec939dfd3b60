// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// What a parameter declares beside its title, as a resolver may want to know it.

extension IntentParameterContext where Value.ValueType == Int {
  /// What the number is put in with.
  public var controlStyle: IntentParameter<Value>.IntControlStyle? {
    guard case .integer(let style, _, _) = facts.details else { return nil }
    return style == .field ? .field : .stepper
  }

  /// The declared range, both ends included.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    guard case .integer(_, let lower?, let upper?) = facts.details else { return nil }
    return (lower, upper)
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  /// What the number is put in with.
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
    guard case .number(let style, _, _) = facts.details else { return nil }
    return switch style {
    case .stepper: .stepper
    case .field: .field
    case .slider: .slider
    }
  }

  /// The declared range, both ends included.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    guard case .number(_, let lower?, let upper?) = facts.details else { return nil }
    return (lower, upper)
  }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// Which part of the date is wanted.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(facts.details) }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// Which part of the date is wanted.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(facts.details) }
}

extension IntentParameter.DateKind {
  fileprivate init?(_ details: ParameterFacts.Details) {
    guard case .date(let form) = details else { return nil }
    self =
      switch form {
      case .date: .date
      case .time: .time
      case .dateTime: .dateTime
      }
  }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// The words for true and false.
  public var displayName: Bool.IntentDisplayName? {
    guard case .flag(let names) = facts.details else { return nil }
    return names
  }
}
