// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryAnalysis

/// An app in production, as far as a comparison of builds is concerned: 64 intents of which few are
/// used often (Zipf), lognormal durations with 2 % of time-outs, two device classes and systems, cold and warm
/// starts, and runs that fail.
struct SimulatedApp {
  static let intentCount = 64
  /// How durations vary within a stratum, as a natural logarithm: with what the strata add, 0.7.
  static let usualSpread = 0.58
  private static let timeOutShare = 0.02
  private static let timeOut = 10_000_000.0
  private static let coldShare = 0.35

  /// What differs between two builds beside what is told.
  struct Build {
    /// The share of the faster of two device classes: who updates first has newer devices.
    var fastShare = 0.5
    /// By what durations are multiplied, in the intents that are slower.
    var slowerBy = 1.0
    var slowIntents = 0..<0
  }

  private let spread: Double
  private let medians: [Double]
  private let failureShares: [Double]
  private let cumulativeUse: [Double]

  init(spread: Double = usualSpread, _ random: inout RandomSource) {
    self.spread = spread
    medians = (0..<Self.intentCount).map { _ in 120_000 * exp(0.8 * random.normal()) }
    failureShares = (0..<Self.intentCount).map { _ in 0.03 * exp(0.7 * random.normal()) }
    var sum = 0.0
    let sums = (0..<Self.intentCount).map { rank in
      sum += 1 / Double(rank + 1)
      return sum
    }
    cumulativeUse = sums.map { $0 / sum }
  }

  /// Which intent runs next.
  func intent(_ random: inout RandomSource) -> Int {
    let value = random.uniform()
    return cumulativeUse.firstIndex { value <= $0 } ?? 0
  }

  /// One run of an intent.
  func run(
    _ intent: Int, of build: Build, into samples: inout [Stratum: RunSample],
    _ random: inout RandomSource
  ) {
    let isFast = random.uniform() < build.fastShare
    let isCold = random.uniform() < Self.coldShare
    let stratum = Stratum(
      deviceClass: isFast ? "fast" : "slow", systemMajor: random.uniform() < 0.6 ? "26" : "18",
      isCold: isCold)
    var sample = RunSample(runs: 1)
    if random.uniform() < failureShares[intent] * (isFast ? 1 : 1.5) {
      sample.failures = 1
    } else {
      var duration = medians[intent] * exp(spread * random.normal())
      if !isFast { duration *= 1.9 }
      if isCold { duration *= 1.6 }
      if build.slowIntents.contains(intent) { duration *= build.slowerBy }
      if random.uniform() < Self.timeOutShare { duration = Self.timeOut }
      sample.durations.add(UInt64(min(duration, Self.timeOut)))
    }
    samples[stratum, default: RunSample()].merge(sample)
  }

  /// Runs of both builds; the new one has a quarter of them.
  func release(
    runs: Int, before: Build, after: Build, _ random: inout RandomSource
  ) -> [SamplePair] {
    var pairs = [SamplePair](repeating: SamplePair(), count: Self.intentCount)
    for _ in 0..<runs {
      let intent = intent(&random)
      if random.uniform() < 0.25 {
        run(intent, of: after, into: &pairs[intent].after, &random)
      } else {
        run(intent, of: before, into: &pairs[intent].before, &random)
      }
    }
    return pairs
  }

  /// The same number of runs of both builds for one intent.
  func pair(
    _ intent: Int, runs: Int, before: Build, after: Build, _ random: inout RandomSource
  ) -> SamplePair {
    var pair = SamplePair()
    for _ in 0..<runs {
      run(intent, of: before, into: &pair.before, &random)
      run(intent, of: after, into: &pair.after, &random)
    }
    return pair
  }
}
