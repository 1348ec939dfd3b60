// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension LatencySketch {
  /// A quantile and the values between which the true one lies.
  package struct Quantile: Sendable, Hashable {
    package var value: Double
    /// What the rounding into buckets leaves open.
    package var bounds: ClosedRange<Double>
  }

  /// The value of the given rank: the smallest one that at least this share does not exceed.
  ///
  /// - Parameter share: between 0 and 1.
  /// - Returns: nil when nothing was counted.
  package func quantile(_ share: Double) -> Quantile? {
    guard count > 0 else { return nil }
    let rank = max(1, (share * Double(count)).rounded(.up))
    var below: UInt64 = 0
    for (bucket, count) in buckets {
      below += count
      guard Double(below) >= rank else { continue }
      let range = Bucket.range(of: bucket)
      return Quantile(
        value: Bucket.middle(of: bucket),
        bounds: Double(range.lowerBound)...Double(range.upperBound))
    }
    return nil
  }

  /// The interval in which the quantile of all runs lies with the given confidence, for the runs that
  /// were counted are a sample of them. It makes no assumption about the distribution: the number
  /// of runs below the quantile is binomial.
  ///
  /// - Returns: nil when there are too few for that.
  package func confidence(ofQuantile share: Double, _ confidence: Double = 0.95)
    -> ClosedRange<Double>?
  {
    let total = Double(count)
    let reach =
      Normal.quantile(1 - (1 - confidence) / 2) * (total * share * (1 - share)).squareRoot()
    let (low, high) = (total * share - reach, total * share + reach + 1)
    guard low >= 1, high <= total, let lower = quantile(low / total),
      let upper = quantile(high / total)
    else { return nil }
    return lower.bounds.lowerBound...upper.bounds.upperBound
  }
}
