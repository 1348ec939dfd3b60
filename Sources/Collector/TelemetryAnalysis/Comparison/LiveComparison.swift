// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Compares two builds while data comes in: it may be looked at after every block of data, and tells a
/// regression at the first look that shows one.
///
/// Latency: the mixture sequential probability ratio test (Robbins 1970; Johari and others 2017) on the difference of mean
/// logarithms within strata, one-sided, with the prior that a slow-down is about ``scale``. Failures: the product over the
/// blocks of how much likelier the block's failures are at higher odds, given how many there were;
/// whatever the rate is and however it changes over time, its expectation is one when both builds fail alike. By
/// Ville's inequality neither exceeds 1/α with more than the probability α, over all looks together.
package struct LiveComparison: Sendable {
  /// The slow-down that is looked for, as a natural logarithm.
  private static let scale = 0.2
  /// How often failures may have become, in odds; all at once.
  private static let odds = [1.25, 1.5, 2, 3, 5, 10]
  /// A variance from fewer runs is not known well enough.
  private static let leastRuns = 30.0

  private struct Moments {
    var before = LogMoments()
    var after = LogMoments()
  }

  private var moments: [Stratum: Moments] = [:]
  private var logFailureRatios = [Double](repeating: 0, count: odds.count)
  private var largestLatency = 0.0
  private var largestFailures = 0.0

  package init() {}

  /// Takes in what came since the last block.
  package mutating func add(_ block: SamplePair) {
    for (stratum, sample) in block.before {
      moments[stratum, default: Moments()].before += sample.durations.logMoments
    }
    for (stratum, sample) in block.after {
      moments[stratum, default: Moments()].after += sample.durations.logMoments
    }
    for (before, after) in block.shared where before.runs > 0 && after.runs > 0 {
      let numbers = Hypergeometric(
        FailureTest.Table(
          runsBefore: before.runs, failuresBefore: before.failures, runsAfter: after.runs,
          failuresAfter: after.failures))
      for (index, odds) in Self.odds.enumerated() {
        logFailureRatios[index] += numbers.logLikelihoodRatio(odds: odds)
      }
    }
    largestLatency = max(largestLatency, logLatencyRatio)
    largestFailures = max(largestFailures, logMeanFailureRatio)
  }

  /// A bound of how likely a slow-down such as this would ever have shown if nothing had changed. It only falls.
  package var chanceOfSlower: Double { min(1, exp(-largestLatency)) }

  /// The same for failures.
  package var chanceOfMoreFailures: Double { min(1, exp(-largestFailures)) }

  /// The factor by which runs became slower, as known by now; nil before there is enough of both.
  package var ratio: Double? { difference.map { exp($0.estimate) } }

  // MARK: The two ratios

  /// The difference of mean logarithms over all strata, and its variance.
  private var difference: (estimate: Double, variance: Double)? {
    var (weighted, information) = (0.0, 0.0)
    for moments in moments.values
    where min(moments.before.count, moments.after.count) >= Self.leastRuns {
      let (m, n) = (moments.before.count, moments.after.count)
      let spread =
        ((m - 1) * moments.before.variance + (n - 1) * moments.after.variance) / (m + n - 2)
      // All alike: nothing is known of how they vary.
      guard spread > 0 else { continue }
      let weight = 1 / (spread * (1 / m + 1 / n))
      weighted += weight * (moments.after.mean - moments.before.mean)
      information += weight
    }
    return information > 0 ? (weighted / information, 1 / information) : nil
  }

  private var logLatencyRatio: Double {
    guard let (estimate, variance) = difference else { return 0 }
    let prior = Self.scale * Self.scale
    let sum = variance + prior
    // The prior is the positive half of a normal distribution: a faster build is no alarm.
    let half = Normal.share(below: estimate * (prior / (variance * sum)).squareRoot())
    return log(2 * half) + log(variance / sum) / 2
      + estimate * estimate * prior / (2 * variance * sum)
  }

  private var logMeanFailureRatio: Double {
    let largest = logFailureRatios.max() ?? 0
    let sum = logFailureRatios.reduce(0) { $0 + exp($1 - largest) }
    return largest + log(sum / Double(logFailureRatios.count))
  }
}
