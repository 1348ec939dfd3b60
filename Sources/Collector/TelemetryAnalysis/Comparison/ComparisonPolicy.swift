// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// When a change is worth telling.
package struct ComparisonPolicy: Sendable, Hashable {
  /// The largest share of told regressions that may be none, over all intents together. When
  /// nothing changed at all, it is the share of comparisons that tell anything: below the 5 % that are
  /// promised, because the rank test's distribution is approximated.
  package var falseDiscoveries = 0.04
  /// Smaller slow-downs are not told, however certain they are.
  package var latencyFloor = 1.05
  /// Nor are those that show in fewer pairs of runs.
  package var superiorityFloor = 0.53
  /// A smaller rise of the share of failures is not told.
  package var failureFloor = 0.005

  /// A comparison that could not have seen a slow-down of this much has not enough data.
  package var latencyTarget = 1.2
  /// The same for a rise of the share of failures.
  package var failureTarget = 0.05
  /// How likely a change of that size has to be found.
  package var power = 0.8

  /// Slow-downs are subtle where failures are not, so most of the attention is theirs.
  package var latencyWeight = 1.8
  package var failureWeight = 0.2

  package init() {}
}
