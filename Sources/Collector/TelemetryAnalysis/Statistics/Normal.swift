// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The standard normal distribution.
package enum Normal {
  /// The share below `z`.
  package static func share(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

  /// The share above `z`, exact far out in the tail too.
  package static func share(above z: Double) -> Double { erfc(z / 2.0.squareRoot()) / 2 }

  /// The value below which the given share lies.
  ///
  /// Bisection on ``share(below:)``: slower than a rational approximation, and as exact as it.
  package static func quantile(_ share: Double) -> Double {
    guard share > 0 else { return -.infinity }
    guard share < 1 else { return .infinity }
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.share(below: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
