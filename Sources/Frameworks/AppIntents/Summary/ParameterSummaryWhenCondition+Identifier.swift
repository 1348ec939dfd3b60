// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Conditions on the identifier of an entity.
extension ParameterSummaryWhenCondition {
  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {}

  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
    Parameter.Value.ValueType.ID == Int
  {}

  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {}

  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
    Parameter.Value.ValueType.ID == Int
  {}

  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {}

  public init<Parameter>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
    Parameter.Value.ValueType.ID == Int
  {}

  public init<IntentType, Parameter>(
    _ keyPath: KeyPath<IntentType, Parameter>,
    identifier comparisonOperator: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where IntentType: AppIntent, Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {}

  public init<IntentType, Parameter>(
    _ keyPath: KeyPath<IntentType, Parameter>,
    identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where
    IntentType: AppIntent, Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
    Parameter.Value.ValueType.ID == Int
  {}
}
