// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a payload says of the device, the system and the app.
package struct PayloadEnvironment: Hashable, Sendable {
  package var applicationVersion: String?
  package var buildVersion: String?
  package var bundleIdentifier: String?
  package var osVersion: String?
  package var deviceType: String?
  package var platformArchitecture: String?
  package var regionFormat: String?
  package var isTestFlightApp: Bool?
  package var lowPowerModeEnabled: Bool?
  /// Nil also where the payload says -1, which stands for unknown.
  package var processIdentifier: Int32?

  package init() {}
}

/// A distribution as its buckets, in the order of their keys.
///
/// Buckets have different widths, gaps between them and sometimes units of their own.
package struct Histogram: Hashable, Sendable {
  package struct Bucket: Hashable, Sendable {
    package var start: Quantity
    package var end: Quantity
    package var count: Int

    package init(start: Quantity, end: Quantity, count: Int) {
      self.start = start
      self.end = end
      self.count = count
    }
  }

  package var buckets: [Bucket]

  package init(buckets: [Bucket] = []) { self.buckets = buckets }

  package var totalCount: Int { buckets.reduce(0) { $0 + $1.count } }
}

/// An average of samples.
package struct AverageFigure: Hashable, Sendable {
  package var average: Quantity
  package var standardDeviation: Double?
  package var sampleCount: Int?

  package init(average: Quantity, standardDeviation: Double?, sampleCount: Int?) {
    self.average = average
    self.standardDeviation = standardDeviation
    self.sampleCount = sampleCount
  }
}

/// What a payload tells of the signposts of one name.
package struct SignpostFigures: Hashable, Sendable {
  package var name: String
  package var category: String
  package var count: Int
  /// Nil for signposts that are events only.
  package var durations: Histogram?
  package var cpuTime: Quantity?
  package var averageMemory: AverageFigure?
  package var logicalWrites: Quantity?
  package var hitchTimeRatio: Quantity?

  package init(name: String, category: String, count: Int) {
    self.name = name
    self.category = category
    self.count = count
  }

  package var hasIntervals: Bool {
    durations != nil || cpuTime != nil || averageMemory != nil || logicalWrites != nil
      || hitchTimeRatio != nil
  }
}

/// A payload of metrics: what `MXMetricPayload.jsonRepresentation()` says.
package struct MetricModel: Hashable, Sendable {
  package var latestApplicationVersion: String?
  package var includesMultipleApplicationVersions: Bool?
  package var begin: PayloadTime?
  package var end: PayloadTime?
  package var environment: PayloadEnvironment?
  package var scalars: [ScalarMetric: Quantity] = [:]
  package var counts: [CountMetric: Int] = [:]
  package var averages: [AverageMetric: AverageFigure] = [:]
  package var histograms: [HistogramMetric: Histogram] = [:]
  package var foregroundExits: [ExitCounter: Int]?
  package var backgroundExits: [ExitCounter: Int]?
  package var signposts: [SignpostFigures] = []
  /// What nobody knows, as JSON text by its path: `cpuMetrics.somethingNew`.
  package var unknown: [String: String] = [:]

  package init() {}
}
