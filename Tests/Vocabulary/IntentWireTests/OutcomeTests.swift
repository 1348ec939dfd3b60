// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Testing

@Suite("How a run ended, in words") struct OutcomeTests {
  @Test(
    "names the limit and a remedy",
    arguments: [
      (RunOutcome.timedOut(limitSeconds: 30), ["30", "move slow work"]),
      (.outOfMemory(limitBytes: 200 << 20), ["200 MiB", "load less"]),
      (.outOfProcessorTime(limitSeconds: 10), ["10", "move heavy work"]),
      (.crashed(CrashReport(signal: "SIGILL", backtrace: "…")), ["SIGILL", "log"]),
      (.exited(status: 3), ["status 3", "must return"]),
    ])
  func remedies(outcome: RunOutcome, words: [String]) {
    for word in words { #expect(outcome.description.contains(word)) }
  }

  @Test("holds what a developer wrote and nothing that the person said")
  func noWords() {
    let report = FailureReport(
      code: .invalidParameter, message: "'due' takes Date, not String", spoken: "tuesday is no date"
    )
    for text in [
      report.description, ServiceError.failed(report).description,
      RunOutcome.ended(.failed(report)).description,
    ] {
      #expect(text == "'due' takes Date, not String")
    }
    let end = RunEnd.needsDisambiguation(
      parameter: "project", options: [Choice(title: "Marketing")],
      dialog: DialogText(full: "Which one?"))
    #expect(RunOutcome.ended(end).description == "'project' is ambiguous")
  }
}
