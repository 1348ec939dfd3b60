// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What can be said of one measure of one intent in two builds.
package enum Verdict: Sendable, Hashable {
  case regression
  case improvement
  /// - Parameter smallestVisible: the smallest change that would have been found: a factor for
  ///   latency, a rise of the share for failures.
  case noRegression(smallestVisible: Double)
  /// - Parameters:
  ///   - before: how many runs of the first build are missing.
  ///   - after: how many of the second are.
  case notEnoughData(before: UInt64, after: UInt64)
}

/// A measure of one intent in two builds.
package struct MeasureComparison: Sendable, Hashable {
  package enum Measure: String, Sendable, Hashable, CaseIterable {
    case latency, failures
  }
  package var measure: Measure
  package var verdict: Verdict
  /// The factor by which runs became slower, or by how much the share of failures rose.
  package var change: Double
  /// How likely such a change, or more, would show if nothing had changed.
  package var chance: Double
  /// What had to be reached beside all the other questions.
  package var bound: Double
}
