// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Compares two builds once, with a fixed sample: what a check on a pull request or a report does.
///
/// Looking again and again while data comes in, and stopping at the first alarm, needs
/// ``LiveComparison`` instead. Runs are taken as independent of each other.
package struct ReleaseComparison<Subject: Hashable & Sendable>: Sendable {
  package struct Row: Sendable {
    package var subject: Subject
    package var latency: MeasureComparison
    package var failures: MeasureComparison
  }

  package let rows: [Row]

  package var hasRegression: Bool {
    rows.contains { $0.latency.verdict == .regression || $0.failures.verdict == .regression }
  }

  /// - Parameter pairs: for each intent (or intent and surface) the runs of both builds.
  package init(
    _ pairs: [(subject: Subject, samples: SamplePair)],
    policy: ComparisonPolicy = ComparisonPolicy()
  ) {
    let tests = pairs.map { (latency: $0.samples.latencyTest, failures: $0.samples.failureTest) }
    let worse = FalseDiscoveries.holding(
      tests.flatMap {
        [
          (chance: $0.latency.chanceOfLarger, weight: policy.latencyWeight),
          (chance: $0.failures.chanceOfMore, weight: policy.failureWeight),
        ]
      }, share: policy.falseDiscoveries)
    let faster = FalseDiscoveries.holding(
      tests.map { (chance: 1 - $0.latency.chanceOfLarger, weight: 1) },
      share: policy.falseDiscoveries)
    rows = pairs.indices.map { index in
      Row(
        subject: pairs[index].subject,
        latency: LatencyJudgement(
          test: tests[index].latency, samples: pairs[index].samples, policy: policy
        ).comparison(slower: worse[index * 2], faster: faster[index].holds),
        failures: FailureJudgement(
          test: tests[index].failures, samples: pairs[index].samples, policy: policy
        ).comparison(more: worse[index * 2 + 1]))
    }
  }
}
