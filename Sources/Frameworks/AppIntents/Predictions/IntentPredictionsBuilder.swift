// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Collects one to fifteen predictions.
@resultBuilder public enum IntentPredictionsBuilder<Intent> where Intent: AppIntent {
  public static func buildExpression<A0>(_ expression: A0) -> A0
  where Intent == A0.Intent, A0: IntentPredictionConfiguration { expression }

  public static func buildBlock<A0>(_ block: A0) -> A0
  where Intent == A0.Intent, A0: IntentPredictionConfiguration { block }

  public static func buildBlock<A0, A1, each Rest>(_ a0: A0, _ a1: A1, _ rest: repeat each Rest)
    -> TupleIntentPrediction<Intent, (A0, A1, repeat each Rest)>
  where
    A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration,
    repeat each Rest: IntentPredictionConfiguration
  {
    TupleIntentPrediction()
  }
}
