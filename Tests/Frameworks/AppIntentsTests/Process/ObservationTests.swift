// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentRuntime
import IntentWire
import Synchronization
import Testing

private final class Recorder: IntentObserver {
  private let intent: String
  private let lines = Mutex<[String]>([])

  init(intent: String) { self.intent = intent }

  var history: [String] { lines.withLock { $0 } }

  private func add(_ line: String, _ run: ObservedRun) {
    guard run.intent == intent else { return }
    lines.withLock { $0.append(line) }
  }

  func runBegan(_ run: ObservedRun) { add("began in \(run.module)", run) }
  func run(_ run: ObservedRun, entered phase: RunPhase) { add("\(phase)", run) }
  func run(_ run: ObservedRun, ended outcome: ObservedOutcome) {
    switch outcome {
    case .failed(let code, _): add("failed \(code.rawValue)", run)
    default: add("\(outcome)", run)
    }
  }
}

@Suite("What observers see of a run")
struct ObservationTests {
  private func history(of intent: String) async -> [String] {
    let recorder = Recorder(intent: intent)
    let registration = IntentObservers.add(recorder)
    defer { registration.cancel() }
    let request = PerformRequest(intent: intent, parameters: [:], context: testContext)
    _ = await Dispatcher(registry: .fixtures).perform(request) { _ in .confirmed(true) }
    return recorder.history
  }

  @Test("every phase, the question's too")
  func phases() async {
    #expect(
      await history(of: "ObservedIntent") == [
        "began in Fixtures", "preparing", "performing", "asking", "performing", "finished",
      ])
  }

  @Test("an intent that is not here has a beginning and an end")
  func absent() async {
    #expect(
      await history(of: "UnseenIntent") == ["began in ", "failed notHere"])
  }
}
