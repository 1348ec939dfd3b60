// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {}

  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {}

  /// Stands for the widget that is being set up.
  public enum WidgetFamily {
    case widgetFamily
  }
}

/// A part of a `Switch`.
public protocol _ParameterSummarySwitchCase {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue
  associatedtype Summary: ParameterSummary
}

/// The sentence for one value or several.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {}

  public init(
    _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {}
}

/// The sentence for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>:
  _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}

/// All parts of a `Switch`.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>:
  _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue {
  public typealias Summary = Never

  init() {}
}
