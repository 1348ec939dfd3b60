// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire
import IntentRuntime

/// Carries the questions of a run to whoever asked for it.
package typealias Asking = @Sendable (Question) async throws -> Answer

/// The way from one run to the system.
final class RunRequestContext: RequestContext {
  let runContext: RunContext
  private let asking: Asking
  let observation: RunObservation?

  init(_ runContext: RunContext, observation: RunObservation, asking: @escaping Asking) {
    self.runContext = runContext
    self.observation = observation
    self.asking = asking
  }

  func ask(_ question: Question) async throws -> Answer {
    observation?.ask(question)
    let answer = try await asking(question)
    observation?.enter(.performing)
    return answer
  }
}

/// The circumstances of a query that runs outside of an intent.
final class QueryContext: RequestContext {
  let runContext: RunContext
  var observation: RunObservation? { nil }

  init(_ runContext: RunContext) { self.runContext = runContext }

  func ask(_ question: Question) async throws -> Answer {
    throw FailureReport(
      code: .unsupported,
      message: "a query or options provider cannot ask the person; ask in 'perform()'")
  }
}
