// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One sentence, and the parameters that stand below it.
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}

  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}

  public init(
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}

  public init() {}

  /// Collects the parameters below a sentence.
  @resultBuilder public enum ParameterKeyPathsBuilder {
    public static func buildExpression<ValueType>(
      _ expression: KeyPath<Intent, IntentParameter<ValueType>>
    ) -> PartialKeyPath<Intent> where ValueType: _IntentValue, ValueType: Sendable { expression }

    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      blocks
    }
  }
}
