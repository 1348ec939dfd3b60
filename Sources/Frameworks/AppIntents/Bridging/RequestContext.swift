// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentRuntime
package import IntentWire

/// The way from an intent to the system that runs it.
package protocol RequestContext: AnyObject, Sendable {
  var runContext: RunContext { get }

  /// What tells observers of the run; nil outside of any run.
  var observation: RunObservation? { get }

  /// Asks the person and waits.
  func ask(_ question: Question) async throws -> Answer
}

/// The run that the current task belongs to.
package enum CurrentRun {
  @TaskLocal package static var requestContext: (any RequestContext)?
}
