// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import TelemetryModel
import Testing

private struct Hidden: Error {}

@Suite("What errors are called") struct ErrorNameTests {
  typealias Outcome = TelemetryRecorder.Outcome

  private func name(_ error: any Error) -> String? {
    if case .failure(let type, _) = Outcome.failure(error) { type } else { nil }
  }

  @Test("a type of a file or a function has a name that is the same in each process")
  func hidden() {
    struct Local: Error {}
    #expect(name(Hidden()) == "IntentTelemetryTests.Hidden")
    #expect(name(Local()) == "IntentTelemetryTests.ErrorNameTests.Local")
    #expect(name(Refusal()) == "IntentTelemetryTests.Refusal")
  }

  @Test("an NSError is called by its domain, unless that is a sentence")
  func domains() {
    #expect(name(NSError(domain: "com.acme.sync", code: 4)) == "NSError(com.acme.sync)")
    #expect(name(NSError(domain: "no task 'Call Anna'", code: 4)) == "NSError")
  }

  @Test("what a cancelled task throws is a cancellation")
  func cancelled() async {
    let outcome = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Outcome.failure(Refusal())
    }.value
    #expect(outcome == .cancelled)
    #expect(Outcome.failure(Refusal()) != .cancelled)
  }
}
