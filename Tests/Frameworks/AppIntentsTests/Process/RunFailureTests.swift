// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Testing

@testable import AppIntents

@Suite("What is told of an error") struct RunFailureTests {
  private enum Hidden: Error { case thing }

  @Test("names a type in a function or private to a file without an address")
  func names() {
    struct Broken: Error {}
    let reports = [Broken() as any Error, Hidden.thing].map { RunFailure(of: "A").report($0) }
    #expect(
      reports.map(\.errorType) == [
        "AppIntentsTests.RunFailureTests.Broken", "AppIntentsTests.RunFailureTests.Hidden",
      ])
    #expect(reports[0].message == "'A' threw 'AppIntentsTests.RunFailureTests.Broken'")
  }
}
