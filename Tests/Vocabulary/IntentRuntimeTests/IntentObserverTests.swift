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
  @Test("who asks to hear of the first observer hears of one that was quicker, too")
  func whenObserved() {
    let registration = IntentObservers.add(Recorder(intent: "Quick"))
    defer { registration.cancel() }
    let isTold = Atomic(false)
    IntentObservers.whenObserved { isTold.store(true, ordering: .relaxed) }
    let wasTold = isTold.load(ordering: .relaxed)
    #expect(wasTold)
  }

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
      code: .thrown, message: "threw", spoken: "The list Milk is full", errorType: "ListError",
      errorCode: 3)
    #expect(
      ObservedOutcome(.failed(report))
        == .failed(ObservedFailure(code: .thrown, errorType: "ListError", errorCode: 3)))
  }

  @Test("what a run says after its time was over does not count")
  func timedOut() {
    #expect(ObservedOutcome(.finished(ResultReport()), stop: .timeBudget) == .timedOut)
    #expect(ObservedOutcome(.cancelled, stop: .timeBudget) == .timedOut)
    #expect(ObservedOutcome(.finished(ResultReport()), stop: .caller) == .finished)
    #expect(ObservedOutcome(.cancelled, stop: .caller) == .cancelled)
  }

  @Test("the run is known to its task and to what the task starts, and to nothing else")
  func current() async {
    let recorder = Recorder(intent: "Current")
    let registration = IntentObservers.add(recorder)
    defer { registration.cancel() }
    let run = RunObservation(intent: "Current", module: "", surface: .siri)
    let seen = await run.attach {
      async let child = ObservedRun.current?.intent
      let own = ObservedRun.current?.intent
      let detached = await Task.detached { ObservedRun.current?.intent }.value
      return [own, await child, detached]
    }
    #expect(seen == ["Current", "Current", nil])
    #expect(ObservedRun.current == nil)
  }

  @Test(
    "counts become classes",
    arguments: [
      (0, FoundCount.none), (1, .one), (2, .few), (5, .few), (6, .some), (50, .some), (51, .many),
    ])
  func counts(number: Int, expected: FoundCount) {
    #expect(FoundCount(number) == expected)
  }

  @Test("a template is named by where it is from and by its wording")
  func template() {
    let template = MatchedTemplate(source: .phrase, text: "Create a task in ${applicationName}")
    #expect(template.id == "phrase:Create a task in ${applicationName}")
  }
}
