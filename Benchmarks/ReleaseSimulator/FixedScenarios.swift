// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryAnalysis

/// Builds that are compared once.
enum FixedScenarios {
  typealias Build = SimulatedApp.Build

  /// The share of releases that alarm although nothing changed but the mix of devices.
  static func falseAlarms(
    runs: Int, releases: Int, seed: UInt64
  ) -> (tail: Double, ranks: Double, ours: Double) {
    var random = RandomSource(seed: seed)
    let (old, new) = (Build(fastShare: 0.7), Build(fastShare: 0.5))
    var (tail, ranks, ours) = (0, 0, 0)
    for _ in 0..<releases {
      let app = SimulatedApp(&random)
      let pairs = app.release(runs: runs, before: old, after: new, &random)
      if CommonRules.tailGrew(pairs) { tail += 1 }
      if CommonRules.anyRankTest(pairs) { ranks += 1 }
      if comparison(pairs).hasRegression { ours += 1 }
    }
    return (share(tail, releases), share(ranks, releases), share(ours, releases))
  }

  /// How often a single intent that nothing else is compared with alarms, or is found slower.
  static func oneIntent(
    slowerBy factor: Double, spread: Double = SimulatedApp.usualSpread, runs: Int, releases: Int,
    seed: UInt64
  ) -> Double {
    var random = RandomSource(seed: seed)
    let slow = Build(slowerBy: factor, slowIntents: 0..<1)
    let found = (0..<releases).count { _ in
      let app = SimulatedApp(spread: spread, &random)
      let pair = app.pair(0, runs: runs, before: Build(), after: slow, &random)
      let row = comparison([pair]).rows[0]
      return factor == 1
        ? row.latency.verdict == .regression || row.failures.verdict == .regression
        : row.latency.verdict == .regression
    }
    return share(found, releases)
  }

  /// How often the one slower intent of 64 is found.
  static func oneOfMany(
    slowerBy factor: Double, runs: Int, releases: Int, seed: UInt64
  ) -> Double {
    var random = RandomSource(seed: seed)
    let slow = Build(slowerBy: factor, slowIntents: 0..<1)
    let found = (0..<releases).count { _ in
      let app = SimulatedApp(&random)
      let pairs = (0..<SimulatedApp.intentCount).map {
        app.pair($0, runs: runs, before: Build(), after: slow, &random)
      }
      return comparison(pairs).rows[0].latency.verdict == .regression
    }
    return share(found, releases)
  }

  private static func comparison(_ pairs: [SamplePair]) -> ReleaseComparison<Int> {
    ReleaseComparison(pairs.enumerated().map { (subject: $0.offset, samples: $0.element) })
  }

  static func share(_ count: Int, _ all: Int) -> Double { 100 * Double(count) / Double(all) }
}
