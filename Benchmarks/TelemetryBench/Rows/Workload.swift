// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry
internal import TelemetryModel

/// Runs as a task app has them: a few intents of which some are frequent, durations that are
/// lognormal, most with a network phase, one in twelve not successful.
struct Workload {
  private static let intents = [
    "CreateTaskIntent", "CompleteTaskIntent", "ListTasksIntent", "SnoozeReminderIntent",
    "MoveTaskIntent", "SearchTasksIntent", "StartTimerIntent", "StopTimerIntent",
    "AddNoteIntent", "ShareListIntent", "OpenProjectIntent", "DeleteTaskIntent",
  ]
  private static let surfaces: [TelemetrySurface] = [.siri, .shortcuts, .widget, .spotlight]
  private static let errors = ["URLError", "AcmeTasks.TaskError", "CocoaError"]

  private var random: UInt64

  init(seed: UInt64) { random = seed }

  struct Run {
    var intent: String
    var surface: TelemetrySurface
    var phrase: String?
    var outcome: TelemetryRecorder.Outcome
    var resolve: Double
    var network: Double
    var perform: Double
    var pause: Double

    func record(with recorder: TelemetryRecorder, _ clock: WorkClock) {
      let interval = recorder.begin(
        intent, module: "AcmeTasks", surface: surface, phrase: phrase, phase: .resolve)
      clock.advance(microseconds: resolve)
      if network > 0 {
        interval.enter(.network)
        clock.advance(microseconds: network)
      }
      interval.enter(.perform)
      clock.advance(microseconds: perform)
      interval.end(outcome)
      clock.advance(microseconds: pause)
    }

    /// The same run, as the naive client would write it.
    func naiveEvent(_ clock: WorkClock) -> NaiveClient.Event {
      let end = Date(
        timeIntervalSince1970: Double(clock.wall) / 1e3 + pause.truncatingRemainder(dividingBy: 1e3)
          / 1e6)
      let duration = (resolve + network + perform) / 1e3
      var event = NaiveClient.Event(
        name: String(intent.dropLast("Intent".count)), startedAt: end, endedAt: end,
        durationMs: duration, outcome: .success, coldStart: false, error: nil)
      switch outcome {
      case .failure(let type, let code):
        event.outcome = .failure
        event.error = "\(type)(code: \(code ?? 0))"
      case .cancelled: event.outcome = .cancelled
      default: break
      }
      return event
    }
  }

  mutating func next() -> Run {
    // Zipf by halves: each is about as frequent as all that follow.
    var place = 0
    while place < Self.intents.count - 1, uniform() < 0.55 { place += 1 }
    let surface = Self.surfaces[Int(uniform() * uniform() * Double(Self.surfaces.count))]
    let fate = uniform()
    let outcome: TelemetryRecorder.Outcome =
      if fate < 0.06 {
        .failure(
          type: Self.errors[Int(uniform() * 3)], code: [-1009, -1001, 3, 4][Int(uniform() * 4)])
      } else if fate < 0.08 { .cancelled } else { .success }
    return Run(
      intent: Self.intents[place], surface: surface,
      phrase: surface == .siri ? "p\(place * 3 + Int(uniform() * 3))" : nil, outcome: outcome,
      resolve: lognormal(median: 3_000), network: uniform() < 0.7 ? lognormal(median: 120_000) : 0,
      perform: lognormal(median: 9_000), pause: lognormal(median: 10e6))
  }

  private mutating func lognormal(median: Double) -> Double {
    // The sum of twelve uniform numbers is close enough to a normal one.
    let normal = (0..<12).reduce(0.0) { sum, _ in sum + uniform() } - 6
    return median * exp(0.7 * normal)
  }

  private mutating func uniform() -> Double {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(random >> 11) / Double(1 << 53)
  }
}
