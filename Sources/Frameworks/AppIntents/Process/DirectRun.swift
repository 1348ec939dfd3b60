// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
package import IntentWire

/// An intent that a test made itself, and performs itself.
package struct DirectRun<Intent: AppIntent>: Sendable {
  private let intent: Intent
  private let instance: IntentInstance

  package init(_ intent: Intent) {
    self.intent = intent
    instance = ProcessRegistry.linked.instance(of: intent)
  }

  /// What the intent says of itself.
  package var profile: IntentProfile { Dispatcher.profile(of: instance) }

  /// Performs the intent as the system would; it asks whoever answers.
  ///
  /// - Throws: what `perform()` throws, or a failure report for a dependency that nobody registered
  ///   and for a required parameter without a value.
  package func perform(
    _ runContext: RunContext, asking: @escaping Asking
  ) async throws -> Intent.PerformResult {
    let observation = RunObservation(
      of: instance.identifier,
      module: ProcessRegistry.linked.module(of: instance.identifier) ?? "", runContext)
    let context = RunRequestContext(runContext, observation: observation, asking: asking)
    let failure = RunFailure(of: instance.identifier)
    do {
      let result = try await CurrentRun.$requestContext.withValue(context) {
        try await observation.attach { try await perform(context, observation) }
      }
      observation.end(.finished(ResultReport()))
      return result
    } catch {
      observation.end(failure.outcome(error))
      if let error = error as? ValueError { throw failure.report(error) }
      throw error
    }
  }

  private func perform(
    _ context: RunRequestContext, _ observation: RunObservation
  ) async throws -> Intent.PerformResult {
    observation.enter(.preparing)
    instance.attach(context)
    try await instance.prepareDependencies()
    try instance.checkRequiredParameters()
    observation.enter(.performing)
    return try await intent.perform()
  }
}
