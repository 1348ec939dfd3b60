// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// From the test of an intent's latency to what is said of it.
struct LatencyJudgement {
  let test: VanElterenTest
  let samples: SamplePair
  let policy: ComparisonPolicy

  func comparison(slower: (holds: Bool, bound: Double), faster: Bool) -> MeasureComparison {
    MeasureComparison(
      measure: .latency, verdict: verdict(slower, faster), change: test.ratio,
      chance: test.chanceOfLarger, bound: slower.bound)
  }

  private func verdict(_ slower: (holds: Bool, bound: Double), _ faster: Bool) -> Verdict {
    if slower.holds, test.ratio >= policy.latencyFloor,
      test.superiority >= policy.superiorityFloor
    {
      return .regression
    }
    if faster, test.ratio <= 1 / policy.latencyFloor,
      test.superiority <= 1 - policy.superiorityFloor
    {
      return .improvement
    }
    let more = test.runsNeeded(
      toSee: policy.latencyTarget, significance: slower.bound, power: policy.power)
    return MissingRuns(samples.shared.map { ($0.before.durations.count, $0.after.durations.count) })
      .verdict(times: more)
      ?? .noRegression(
        smallestVisible: max(
          policy.latencyFloor,
          test.smallestVisibleRatio(significance: slower.bound, power: policy.power)))
  }
}

/// From the test of an intent's failures to what is said of them.
struct FailureJudgement {
  let test: FailureTest
  let samples: SamplePair
  let policy: ComparisonPolicy

  func comparison(more: (holds: Bool, bound: Double)) -> MeasureComparison {
    MeasureComparison(
      measure: .failures, verdict: verdict(more), change: test.riskDifference,
      chance: test.chanceOfMore, bound: more.bound)
  }

  private func verdict(_ bound: (holds: Bool, bound: Double)) -> Verdict {
    if bound.holds, test.riskDifference >= policy.failureFloor { return .regression }
    let more = test.runsNeeded(
      toSee: policy.failureTarget, significance: bound.bound, power: policy.power)
    return MissingRuns(samples.shared.map { ($0.before.runs, $0.after.runs) }).verdict(times: more)
      ?? .noRegression(
        smallestVisible: max(
          policy.failureFloor,
          test.smallestVisibleRise(significance: bound.bound, power: policy.power)))
  }
}

/// How many runs a comparison lacks, if more come in the mix that is there.
private struct MissingRuns {
  /// Below so many, how much durations vary is not known.
  private static let leastKnown: UInt64 = 10
  /// What an intent needs whose durations vary as usual (a factor of two either way).
  private static let usual: UInt64 = 200

  private let before: UInt64
  private let after: UInt64

  init(_ counts: [(before: UInt64, after: UInt64)]) {
    before = counts.reduce(0) { $0 + $1.before }
    after = counts.reduce(0) { $0 + $1.after }
  }

  /// - Parameter times: how many times as many runs are needed.
  /// - Returns: nil when there are enough.
  func verdict(times: Double) -> Verdict? {
    guard before >= Self.leastKnown, after >= Self.leastKnown, times.isFinite else {
      return .notEnoughData(
        before: before < Self.usual ? Self.usual - before : 0,
        after: after < Self.usual ? Self.usual - after : 0)
    }
    guard times > 1 else { return nil }
    func missing(_ count: UInt64) -> UInt64 {
      UInt64((Double(count) * (times - 1)).rounded(.up))
    }
    return .notEnoughData(before: missing(before), after: missing(after))
  }
}
