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
      intent: instance.identifier, module: "", surface: runContext.surface)
    let context = RunRequestContext(runContext, observation: observation, asking: asking)
    do {
      return try await CurrentRun.$requestContext.withValue(context) {
        instance.attach(context)
        try await instance.prepareDependencies()
        try instance.checkRequiredParameters()
        return try await intent.perform()
      }
    } catch let error as ValueError {
      throw RunFailure(of: instance.identifier).report(error)
    }
  }
}
