// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Every form of a prediction: this file only has to compile.

struct Predicted: PredictableIntent {
  static let title: LocalizedStringResource = "Predicted"
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction { DisplayRepresentation(title: "Do it") }
    IntentPrediction(parameters: \.$name) { name in DisplayRepresentation(title: "Do \(name)") }
    IntentPrediction(parameters: (\.$name, \.$priority)) { name, priority in
      DisplayRepresentation(title: "Do \(name) \(priority)")
    }
  }

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Priority") var priority: Priority
  func perform() async throws -> some IntentResult { .result() }
}

struct PredictedOnce: PredictableIntent {
  static let title: LocalizedStringResource = "Predicted once"
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$name)) { name in DisplayRepresentation(title: "\(name)") }
  }

  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult { .result() }
}
