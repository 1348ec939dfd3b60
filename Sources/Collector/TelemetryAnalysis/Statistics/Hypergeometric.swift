// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// How many of a known number of failures fall on the second of two samples, when each run is as
/// likely to fail as any other, or when the odds of the second are a given multiple.
struct Hypergeometric {
  private let table: FailureTest.Table

  init(_ table: FailureTest.Table) { self.table = table }

  private var possible: ClosedRange<UInt64> {
    let failures = table.failures
    let least = failures > table.runsBefore ? failures - table.runsBefore : 0
    return least...min(failures, table.runsAfter)
  }

  /// The shares of all possible numbers, from the least on.
  var distribution: (least: UInt64, shares: [Double]) {
    let logarithms = possible.map(logWeight)
    let largest = logarithms.max() ?? 0
    let weights = logarithms.map { exp($0 - largest) }
    let sum = weights.reduce(0, +)
    return (possible.lowerBound, weights.map { $0 / sum })
  }

  /// How much likelier what was seen is when the odds of failing are multiplied, as a natural
  /// logarithm. Its expectation, without the logarithm, is one when they are not.
  func logLikelihoodRatio(odds: Double) -> Double {
    guard possible.count > 1 else { return 0 }
    let factor = log(odds)
    let (least, shares) = distribution
    let sum = shares.enumerated().reduce(0.0) { sum, entry in
      sum + entry.element * exp(factor * Double(entry.offset))
    }
    return factor * Double(table.failuresAfter - least) - log(sum)
  }

  private func logWeight(_ after: UInt64) -> Double {
    Self.logChoices(table.runsAfter, after)
      + Self.logChoices(table.runsBefore, table.failures - after)
  }

  private static func logChoices(_ all: UInt64, _ chosen: UInt64) -> Double {
    lgamma(Double(all) + 1) - lgamma(Double(chosen) + 1) - lgamma(Double(all - chosen) + 1)
  }
}
