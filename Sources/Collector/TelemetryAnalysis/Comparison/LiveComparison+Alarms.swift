// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension LiveComparison {
  /// What a look at many intents at once tells.
  package struct Alarm: Sendable, Hashable {
    package var isSlower: Bool
    package var failsMore: Bool
  }

  /// Which of many intents became worse, when a share of the alarms that are ever raised may be false.
  package static func alarms(
    _ comparisons: [LiveComparison], policy: ComparisonPolicy = ComparisonPolicy()
  ) -> [Alarm] {
    let holding = FalseDiscoveries.holding(
      comparisons.flatMap {
        [
          (chance: $0.chanceOfSlower, weight: policy.latencyWeight),
          (chance: $0.chanceOfMoreFailures, weight: policy.failureWeight),
        ]
      }, share: policy.falseDiscoveries)
    return comparisons.indices.map { index in
      Alarm(
        isSlower: holding[index * 2].holds
          && (comparisons[index].ratio ?? 1) >= policy.latencyFloor,
        failsMore: holding[index * 2 + 1].holds)
    }
  }
}
