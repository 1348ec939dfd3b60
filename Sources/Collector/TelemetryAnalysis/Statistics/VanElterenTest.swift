// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The stratified rank test of van Elteren (1960): is a value of the second sample larger than one of
/// the first, within the same stratum?
///
/// In each stratum it is the rank-sum test of Wilcoxon, Mann and Whitney, with ties at their middle
/// ranks. The strata are weighted by 1/(N+1), which is best when the shift is the same in all. A
/// shift in how many values come from which stratum does not move it.
package struct VanElterenTest: Sendable {
  /// Standard normal when nothing changed; positive when the second sample is larger.
  package private(set) var z = 0.0
  /// How likely a value of the second sample is larger, on average over the strata.
  package private(set) var superiority = 0.5
  /// The factor by which the second sample is larger: the one that makes the two alike, after
  /// Hodges and Lehmann.
  package private(set) var ratio = 1.0

  private let pairs: [(before: LatencySketch, after: LatencySketch)]
  private var variance = 0.0

  /// - Parameter pairs: the two samples of each stratum; those in which one is empty say nothing.
  package init(_ pairs: [(before: LatencySketch, after: LatencySketch)]) {
    self.pairs = pairs.filter { !$0.before.isEmpty && !$0.after.isEmpty }
    guard !self.pairs.isEmpty else { return }
    var (sum, weights) = (0.0, 0.0)
    for pair in self.pairs {
      let weight = Self.weight(pair)
      let larger = pair.before.probability(thatIsLarger: pair.after)
      sum += weight * (larger - 0.5)
      weights += weight
      variance += Self.variance(pair)
    }
    superiority = 0.5 + sum / weights
    z = variance > 0 ? sum / variance.squareRoot() : 0
    ratio = Self.ratio(self.pairs)
  }

  /// How likely the second sample would look at least this much larger if nothing changed.
  package var chanceOfLarger: Double { Normal.share(above: z) }

  /// The smallest factor that the test would find with the given power.
  ///
  /// The distribution is taken as it is; only its scale changes.
  package func smallestVisibleRatio(significance: Double, power: Double) -> Double {
    let needed = needed(significance, power)
    return Self.search(upTo: 1e4) { sum(ifSlowerBy: $0) >= needed }
  }

  /// How many times as many runs the test needs to find a factor with the given power.
  package func runsNeeded(toSee ratio: Double, significance: Double, power: Double) -> Double {
    // The sum grows as the runs do, what it has to reach as their root.
    let root = needed(significance, power) / sum(ifSlowerBy: ratio)
    return root >= 0 ? root * root : .infinity
  }

  private func needed(_ significance: Double, _ power: Double) -> Double {
    (Normal.quantile(1 - significance) + Normal.quantile(power)) * variance.squareRoot()
  }

  /// The sum that is expected when the second sample is the first one times a factor.
  private func sum(ifSlowerBy ratio: Double) -> Double {
    pairs.reduce(0) { sum, pair in
      // A factor on the second sample is one divided out of the first.
      let own = pair.before.probability(thatIsLarger: pair.before, afterScalingBy: 1 / ratio)
      return sum + Self.weight(pair) * (own - 0.5)
    }
  }

  // MARK: The parts

  /// What (P − ½) of a stratum is multiplied by: mn/(N+1).
  private static func weight(_ pair: (before: LatencySketch, after: LatencySketch)) -> Double {
    let (m, n) = (Double(pair.before.count), Double(pair.after.count))
    return m * n / (m + n + 1)
  }

  /// The variance of the weighted rank sum of a stratum, less what ties take from it.
  private static func variance(_ pair: (before: LatencySketch, after: LatencySketch)) -> Double {
    let (m, n) = (Double(pair.before.count), Double(pair.after.count))
    let total = m + n
    guard total > 1 else { return 0 }
    var both = pair.before
    both.merge(pair.after)
    let ties = both.buckets.reduce(0.0) { sum, bucket in
      let count = Double(bucket.count)
      return sum + (count * count * count - count)
    }
    let ranks = m * n / 12 * (total + 1 - ties / (total * (total - 1)))
    return ranks / ((total + 1) * (total + 1))
  }

  private static func ratio(_ pairs: [(before: LatencySketch, after: LatencySketch)]) -> Double {
    func isTooSmall(_ ratio: Double) -> Bool {
      let sum = pairs.reduce(0) { sum, pair in
        let larger = pair.before.probability(thatIsLarger: pair.after, afterScalingBy: ratio)
        return sum + weight(pair) * (larger - 0.5)
      }
      return sum <= 0
    }
    if isTooSmall(1) {
      return 1
        / search(upTo: 1e6) { inverse in !isTooSmall(1 / inverse) }
    }
    return search(upTo: 1e6) { isTooSmall($0) }
  }

  /// The smallest factor from 1 on that fulfils a condition which holds for all larger ones.
  private static func search(upTo limit: Double, _ condition: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, log(limit))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if condition(exp(middle)) { high = middle } else { low = middle }
    }
    return exp(high)
  }
}
