// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A histogram of whole numbers from which quantiles are read with a known error.
///
/// Values below 64 have a bucket each. From there on each power of two is cut into 64 equal
/// buckets, so a value and the middle of its bucket differ by 1/128 of the value at most. Two
/// sketches merge by adding their counts: exactly, in any order, and without loss.
///
/// Durations are given in microseconds throughout, but nothing here depends on it.
package struct LatencySketch: Sendable, Hashable {
  /// The largest share of a value by which a quantile may be off.
  package static let relativeError = 1.0 / 128

  /// The counts from the first bucket that has one to the last.
  private(set) var counts: [UInt64] = []
  private(set) var firstBucket = 0
  package private(set) var count: UInt64 = 0

  package init() {}

  package init(_ values: some Sequence<UInt64>) {
    for value in values { add(value) }
  }

  package var isEmpty: Bool { count == 0 }

  package mutating func add(_ value: UInt64, times: UInt64 = 1) {
    add(times, toBucket: Bucket.index(of: value))
  }

  /// Adds what another one has counted.
  package mutating func merge(_ other: LatencySketch) {
    for (bucket, count) in other.buckets { add(count, toBucket: bucket) }
  }

  package mutating func add(_ times: UInt64, toBucket bucket: Int) {
    guard times > 0 else { return }
    count += times
    if counts.isEmpty {
      (firstBucket, counts) = (bucket, [times])
      return
    }
    if bucket < firstBucket {
      counts.insert(contentsOf: repeatElement(0, count: firstBucket - bucket), at: 0)
      firstBucket = bucket
    } else if bucket >= firstBucket + counts.count {
      let missing = bucket - firstBucket - counts.count + 1
      counts.append(contentsOf: repeatElement(0, count: missing))
    }
    counts[bucket - firstBucket] += times
  }

  /// The buckets that hold something, from the smallest values to the largest.
  package var buckets: some Sequence<(bucket: Int, count: UInt64)> {
    counts.lazy.enumerated().filter { $0.element > 0 }
      .map { (bucket: $0.offset + firstBucket, count: $0.element) }
  }
}

extension LatencySketch {
  /// Where a value is counted.
  package enum Bucket {
    static let perOctave = 64

    package static func index(of value: UInt64) -> Int {
      guard value >= UInt64(perOctave) else { return Int(value) }
      let exponent = UInt64.bitWidth - 1 - value.leadingZeroBitCount
      // Between 64 and 127: the six bits behind the leading one.
      let mantissa = Int(value >> UInt64(exponent - 6))
      return (exponent - 6) * perOctave + mantissa
    }

    /// The smallest and the largest value of a bucket.
    package static func range(of bucket: Int) -> ClosedRange<UInt64> {
      guard bucket >= perOctave else { return UInt64(bucket)...UInt64(bucket) }
      let shift = UInt64(bucket / perOctave - 1)
      let mantissa = UInt64(bucket % perOctave + perOctave)
      let low = mantissa << shift
      return low...(low + ((1 << shift) - 1))
    }

    /// The value that stands for a bucket.
    package static func middle(of bucket: Int) -> Double {
      let range = range(of: bucket)
      return (Double(range.lowerBound) + Double(range.upperBound)) / 2
    }
  }
}
