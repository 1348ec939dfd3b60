// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent that the system may offer before a person asks for it.
///
/// The configuration is static; nothing here predicts, so it only has to type-check.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration

  /// How the intent is shown, for each set of parameters that people repeat.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// One prediction or several.
public protocol IntentPredictionConfiguration {
  associatedtype Intent: AppIntent
}

/// Several predictions.
public struct TupleIntentPrediction<Intent, T>: IntentPredictionConfiguration
where Intent: AppIntent {
  init() {}
}
