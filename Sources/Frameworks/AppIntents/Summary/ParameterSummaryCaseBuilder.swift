// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Collects the cases of a `Switch`: one to fifteen, then the default.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent, Value>
where Intent: AppIntent, Value: _IntentValue {
  public static func buildExpression<C0>(_ expression: C0) -> C0
  where Intent == C0.Intent, Value == C0.Value, C0: _ParameterSummarySwitchCase { expression }

  public static func buildBlock<C0, DefaultSummary>(
    _ c0: C0, _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, DefaultSummary>(
    _ c0: C0, _ c1: C1,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (C0, C1, C2, C3, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (C0, C1, C2, C3, C4, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (C0, C1, C2, C3, C4, C5, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ c10: C10,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, DefaultSummary>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ c10: C10, _ c11: C11,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14,
    _ default: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  > where DefaultSummary: ParameterSummary {
    ParameterSummaryTupleCaseCondition()
  }
}
