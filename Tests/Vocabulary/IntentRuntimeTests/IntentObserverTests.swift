// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentRuntime
import IntentWire
import Synchronization
import Testing

private final class Recorder: IntentObserver {
  let intent: String
  private let lines = Mutex<[String]>([])

  init(intent: String) { self.intent = intent }

  var history: [String] { lines.withLock { $0 } }

  private func add(_ line: String, _ run: ObservedRun) {
    guard run.intent == intent else { return }
    lines.withLock { $0.append(line) }
  }

  func runBegan(_ run: ObservedRun) { add("began \(run.module) \(run.surface)", run) }
  func run(_ run: ObservedRun, entered phase: RunPhase) { add("\(phase)", run) }
  func run(_ run: ObservedRun, ended outcome: ObservedOutcome) { add("ended \(outcome)", run) }
}

@Suite("Observers of runs")
struct IntentObserverTests {
  @Test("an observer sees beginning, phases and end in order")
  func order() {
    let recorder = Recorder(intent: "Order")
    let registration = IntentObservers.add(recorder)
    defer { registration.cancel() }
    let run = RunObservation(intent: "Order", module: "Acme", surface: .siri)
    run.enter(.preparing)
    run.enter(.performing)
    run.end(.needsValue(parameter: "title", dialog: nil))
    #expect(
      recorder.history == [
        "began Acme siri", "preparing", "performing", "ended needsValue(parameter: \"title\")",
      ])
  }

  @Test("a cancelled registration ends with the runs that had begun")
  func cancelled() {
    let recorder = Recorder(intent: "Cancelled")
    let registration = IntentObservers.add(recorder)
    let begun = RunObservation(intent: "Cancelled", module: "", surface: .app)
    registration.cancel()
    let later = RunObservation(intent: "Cancelled", module: "", surface: .app)
    begun.end(.cancelled)
    later.end(.cancelled)
    #expect(recorder.history == ["began  app", "ended cancelled"])
  }

  @Test("an outcome carries the error's type and none of its words")
  func noWords() {
    let report = FailureReport(
      code: .thrown, message: "threw", spoken: "The list Milk is full", errorType: "ListError")
    #expect(ObservedOutcome(.failed(report)) == .failed(.thrown, errorType: "ListError"))
  }
}
