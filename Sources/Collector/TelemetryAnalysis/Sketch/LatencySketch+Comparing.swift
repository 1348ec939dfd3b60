// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension LatencySketch {
  /// How likely a value of `other` is larger than a value of this one made `factor` times as large;
  /// equal ones count half.
  ///
  /// - Returns: one half when either is empty.
  package func probability(
    thatIsLarger other: LatencySketch, afterScalingBy factor: Double = 1
  ) -> Double {
    guard !isEmpty, !other.isEmpty else { return 0.5 }
    let theirs = other.buckets.map { (Bucket.middle(of: $0.bucket), Double($0.count)) }
    let total = Double(other.count)
    var (next, atMost, sum) = (0, 0.0, 0.0)
    for (bucket, count) in buckets {
      let mine = Bucket.middle(of: bucket) * factor
      while next < theirs.count, theirs[next].0 < mine {
        atMost += theirs[next].1
        next += 1
      }
      let equal = next < theirs.count && theirs[next].0 == mine ? theirs[next].1 : 0
      sum += Double(count) * (total - atMost - equal / 2)
    }
    return sum / (Double(count) * total)
  }

  /// How many values, the sum of their natural logarithms and the sum of the squares of these.
  /// A value of zero counts as one half.
  package var logMoments: LogMoments {
    var moments = LogMoments()
    for (bucket, count) in buckets {
      let logarithm = log(max(Bucket.middle(of: bucket), 0.5))
      moments.count += Double(count)
      moments.sum += Double(count) * logarithm
      moments.sumOfSquares += Double(count) * logarithm * logarithm
    }
    return moments
  }
}

/// What the mean and the variance of logarithms are computed from. It adds up.
package struct LogMoments: Sendable, Hashable {
  package var count = 0.0
  package var sum = 0.0
  package var sumOfSquares = 0.0

  package init() {}

  package static func += (left: inout LogMoments, right: LogMoments) {
    left.count += right.count
    left.sum += right.sum
    left.sumOfSquares += right.sumOfSquares
  }

  package var mean: Double { sum / count }

  /// The sample variance; not a number below two values.
  package var variance: Double {
    guard count > 1 else { return .nan }
    return max(0, (sumOfSquares - sum * sum / count) / (count - 1))
  }
}
