// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Did the share of failures rise, within the strata?
///
/// With few failures it is the exact conditional test for a common odds ratio (of one stratum:
/// Fisher's), with many the one of Cochran, Mantel and Haenszel with a continuity correction, which then says the
/// same.
package struct FailureTest: Sendable {
  /// Runs and failures of one stratum in both samples.
  package struct Table: Sendable, Hashable {
    package var runsBefore: UInt64
    package var failuresBefore: UInt64
    package var runsAfter: UInt64
    package var failuresAfter: UInt64

    package init(
      runsBefore: UInt64, failuresBefore: UInt64, runsAfter: UInt64, failuresAfter: UInt64
    ) {
      self.runsBefore = runsBefore
      self.failuresBefore = failuresBefore
      self.runsAfter = runsAfter
      self.failuresAfter = failuresAfter
    }

    var failures: UInt64 { failuresBefore + failuresAfter }
    var runs: UInt64 { runsBefore + runsAfter }
    /// The weight of Mantel and Haenszel.
    var weight: Double { Double(runsBefore) * Double(runsAfter) / Double(runs) }
  }

  /// Above so many failures the exact distribution is not worth its time.
  private static let mostExactFailures: UInt64 = 1000

  /// How likely at least as many failures would fall on the second sample if nothing changed.
  package let chanceOfMore: Double
  /// By how much the share of failures rose, averaged over the strata as Mantel and Haenszel do.
  package let riskDifference: Double

  private let tables: [Table]

  package init(_ tables: [Table]) {
    self.tables = tables.filter { $0.runsBefore > 0 && $0.runsAfter > 0 }
    let weights = self.tables.reduce(0) { $0 + $1.weight }
    riskDifference =
      weights == 0
      ? 0
      : self.tables.reduce(0) { sum, table in
        let before = Double(table.failuresBefore) / Double(table.runsBefore)
        let after = Double(table.failuresAfter) / Double(table.runsAfter)
        return sum + table.weight * (after - before)
      } / weights
    let telling = self.tables.filter { $0.failures > 0 && $0.failures < $0.runs }
    let failures = telling.reduce(0) { $0 + $1.failures }
    chanceOfMore =
      telling.isEmpty
      ? 1 : failures <= Self.mostExactFailures ? Self.exact(telling) : Self.asymptotic(telling)
  }

  /// The smallest rise of the share of failures that the test would find with the given power.
  package func smallestVisibleRise(significance: Double, power: Double) -> Double {
    let reach = Normal.quantile(1 - significance) + Normal.quantile(power)
    // The rise itself adds to the variance, so it is looked for in steps.
    return (0..<30).reduce(0) { rise, _ in min(1, reach * deviation(ifRisenBy: rise)) }
  }

  /// How many times as many runs the test needs to find a rise with the given power.
  package func runsNeeded(toSee rise: Double, significance: Double, power: Double) -> Double {
    let reach = Normal.quantile(1 - significance) + Normal.quantile(power)
    let root = reach * deviation(ifRisenBy: rise) / rise
    return root * root
  }

  /// The standard deviation of the risk difference.
  private func deviation(ifRisenBy rise: Double) -> Double {
    let weights = tables.reduce(0) { $0 + $1.weight }
    guard weights > 0 else { return .infinity }
    let variance = tables.reduce(0.0) { sum, table in
      // One failure and one success more than were seen, so that none seen does not mean none.
      let before = (Double(table.failures) + 1) / (Double(table.runs) + 2)
      let after = min(before + rise, 1)
      let parts =
        before * (1 - before) / Double(table.runsBefore)
        + after * (1 - after) / Double(table.runsAfter)
      return sum + table.weight * table.weight * parts
    }
    return variance.squareRoot() / weights
  }

  // MARK: The two tests

  /// The sum over the strata of hypergeometric numbers, convolved.
  private static func exact(_ tables: [Table]) -> Double {
    var (lowest, distribution) = (UInt64(0), [1.0])
    for table in tables {
      let (first, shares) = Hypergeometric(table).distribution
      lowest += first
      var sum = [Double](repeating: 0, count: distribution.count + shares.count - 1)
      for (i, left) in distribution.enumerated() where left > 0 {
        for (j, right) in shares.enumerated() { sum[i + j] += left * right }
      }
      distribution = sum
    }
    let observed = tables.reduce(0) { $0 + $1.failuresAfter }
    return min(1, distribution.dropFirst(Int(observed - lowest)).reduce(0, +))
  }

  private static func asymptotic(_ tables: [Table]) -> Double {
    var (excess, variance) = (0.0, 0.0)
    for table in tables {
      let (runs, failures) = (Double(table.runs), Double(table.failures))
      let (before, after) = (Double(table.runsBefore), Double(table.runsAfter))
      excess += Double(table.failuresAfter) - after * failures / runs
      variance +=
        before * after * failures * (runs - failures) / (runs * runs * max(runs - 1, 1))
    }
    guard variance > 0 else { return 1 }
    return Normal.share(above: (excess - 0.5) / variance.squareRoot())
  }
}
