// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// How often a measurement fell between two others.
public final class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
  public let bucketStart: Measurement<UnitType>
  public let bucketEnd: Measurement<UnitType>
  public let bucketCount: UInt

  init(_ bucket: Histogram.Bucket) {
    bucketStart = bucket.start.measurement(UnitType.self)
    bucketEnd = bucket.end.measurement(UnitType.self)
    bucketCount = UInt(max(0, bucket.count))
  }
}

/// A distribution of measurements. Its buckets differ in width, and there may be gaps between them.
public final class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
  private let buckets: [MXHistogramBucket<UnitType>]

  /// - Parameter histogram: nil where nothing was measured, which makes no buckets.
  init(_ histogram: Histogram?) {
    buckets = (histogram?.buckets ?? []).map(MXHistogramBucket.init)
  }

  /// How many buckets there are.
  public var totalBucketCount: UInt { UInt(buckets.count) }

  /// The buckets, each an `MXHistogramBucket`, from the least on.
  public var bucketEnumerator: NSEnumerator { NSArray(array: buckets).objectEnumerator() }
}

/// An average of measurements.
public final class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// Not a number where there are no samples.
  public let averageMeasurement: Measurement<UnitType>
  public let sampleCount: Int
  public let standardDeviation: Double

  init(_ figure: AverageFigure?) {
    averageMeasurement =
      figure?.average.measurement(UnitType.self)
      ?? Measurement(value: .nan, unit: UnitType(symbol: ""))
    sampleCount = figure?.sampleCount ?? 0
    standardDeviation = figure?.standardDeviation ?? .nan
  }
}
