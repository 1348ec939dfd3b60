// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import IntentRuntime
import IntentWire
import Synchronization

/// A host that answers from a list and keeps the questions.
final class AnsweringContext: RequestContext {
  var observation: RunObservation? { nil }
  let runContext = RunContext(
    surface: .siri, timestamp: Date(timeIntervalSince1970: 1_000), canContinueInForeground: true)
  private let state: Mutex<(answers: [Answer], questions: [Question])>

  init(_ answers: Answer...) { state = Mutex((answers, [])) }

  var questions: [Question] { state.withLock { $0.questions } }

  func ask(_ question: Question) async throws -> Answer {
    state.withLock { state in
      state.questions.append(question)
      return state.answers.isEmpty ? .cancelled : state.answers.removeFirst()
    }
  }
}

/// Names the boxes of an intent, as the process does before `perform()`.
func prepare(_ intent: some AppIntent, context: (any RequestContext)? = nil) {
  for (name, box) in Reflection.parameters(of: intent) {
    box.name = name
    box.intentName = type(of: intent).persistentIdentifier
    box.requestContext = context
  }
}

func box(_ name: String, of intent: some AppIntent) throws -> any AnyParameterBox {
  guard let found = Reflection.parameters(of: intent).first(where: { $0.name == name }) else {
    throw ValueError(.notHere, "no parameter '\(name)'")
  }
  return found.box
}
