// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryModel

/// An app in production as its devices tell of it: 64 intents of which few are used often (Zipf), 20
/// builds that follow each other, 12 systems, 400 phrases, lognormal durations, 35 % cold starts, 7 %
/// that do not succeed, and batches that arrive an hour late on average. The same for the same seed.
struct SimulatedDevices {
  static let start: Int64 = 1_793_000_000_000
  static let days: Int64 = 30

  private var random: SplitMix64
  private let intents: [String]
  private let medians: [Double]
  private let cumulativeUse: [Double]
  private let phrases = (0..<400).map { "phrase:Sentence \($0) of ${applicationName}" }
  private let systems = (0..<12).map { $0 < 6 ? "iOS 26.\($0)" : "iOS 18.\($0)" }
  private let errors = ["Acme.TaskError", "Foundation.URLError", "Acme.SyncError"]
  private var nextInstall: UInt64 = 0

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
    intents = (0..<64).map { "Intent\($0)OfAcme" }
    var source = random
    medians = (0..<64).map { _ in 120_000 * exp(0.8 * source.normal()) }
    random = source
    var sum = 0.0
    let sums = (0..<64).map { rank in
      sum += 1 / Double(rank + 1)
      return sum
    }
    cumulativeUse = sums.map { $0 / sum }
  }

  /// - Parameter share: how far the month has gone, from 0 to 1.
  mutating func batch(_ count: Int, share: Double) -> (batch: TelemetryBatch, received: Int64) {
    nextInstall += 1
    let received = Self.start + Int64(share * Double(Self.days) * 86_400_000)
    let latest = Int(share * 19)
    let build = max(0, latest - Int(random.next() % 4))
    let context = TelemetryContext(
      bundle: "com.acme.todo", version: "2.\(build / 5)", build: "\(400 + build)",
      system: systems[Int(random.next() % 12)],
      device: random.uniform() < 0.7 ? "phone" : random.uniform() < 0.8 ? "pad" : "watch",
      kind: random.uniform() < 0.8 ? .extension : .app, boot: 1, clockOffset: 0)
    let lateness = -3_600_000 * log(random.uniform())
    let range: Range<UInt32> = 768..<UInt32(768 + 48 * count)
    let batch = TelemetryBatch(
      id: BatchID(
        install: InstallID(high: nextInstall &* 0x9E37_79B9_7F4A_7C15, low: 1),
        segment: SegmentID(1), range: range),
      contexts: [16: context],
      events: (0..<count).map { index in
        TelemetryEvent(
          id: RecordID(segment: SegmentID(1), offset: UInt32(768 + 48 * index)),
          time: received - Int64(lateness) - Int64(count - index) * 15_000, context: 16,
          content: .run(run()))
      })
    return (batch, received)
  }

  private mutating func run() -> RunEvent {
    let use = random.uniform()
    let intent = cumulativeUse.firstIndex { use <= $0 } ?? 0
    let duration = UInt32(min(medians[intent] * exp(0.6 * random.normal()), 30_000_000))
    var run = RunEvent(
      intent: intents[intent], module: "Acme",
      surface: TelemetrySurface(rawValue: UInt8(random.next() % 8)) ?? .siri, outcome: .success,
      duration: duration, isCold: random.uniform() < 0.35)
    if random.uniform() < 0.3 { run.phrase = phrases[Int(random.next() % 400)] }
    if random.uniform() < 0.07 {
      run.outcome = random.uniform() < 0.7 ? .failure : .cancelled
      if run.outcome == .failure {
        run.errorType = errors[Int(random.next() % 3)]
        run.errorCode = Int32(random.next() % 5)
      }
    }
    if random.uniform() < 0.5 {
      let network = UInt32(Double(duration) * random.uniform())
      run.phases = [.network: network, .perform: duration - network]
    }
    return run
  }
}

/// Random numbers that are the same in every run: SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Between 0 and 1, without either.
  mutating func uniform() -> Double { (Double(next() >> 12) + 0.5) / Double(UInt64(1) << 52) }

  /// Standard normal, by Box and Muller.
  mutating func normal() -> Double {
    (-2 * log(uniform())).squareRoot() * cos(2 * Double.pi * uniform())
  }
}
