// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryAnalysis

/// The rules that dashboards commonly use, beside which ours is measured.
enum CommonRules {
  /// The 95th percentile rose by more than a tenth.
  static func tailGrew(_ pairs: [SamplePair]) -> Bool {
    pairs.contains { pair in
      guard let before = all(pair.before).quantile(0.95), let after = all(pair.after).quantile(0.95)
      else { return false }
      return after.value > before.value * 1.1
    }
  }

  /// The rank test of each intent by itself, over all devices, at 5 %.
  static func anyRankTest(_ pairs: [SamplePair]) -> Bool {
    pairs.contains { pair in
      VanElterenTest([(all(pair.before), all(pair.after))]).chanceOfLarger < 0.05
    }
  }

  private static func all(_ samples: [Stratum: RunSample]) -> LatencySketch {
    samples.values.reduce(into: LatencySketch()) { $0.merge($1.durations) }
  }
}
