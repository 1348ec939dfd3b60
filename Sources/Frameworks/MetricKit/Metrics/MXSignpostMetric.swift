// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// What intervals of one name took.
public final class MXSignpostIntervalData: NSObject, @unchecked Sendable {
  private let figures: SignpostFigures

  init(_ figures: SignpostFigures) { self.figures = figures }

  public var histogrammedSignpostDuration: MXHistogram<UnitDuration> {
    MXHistogram(figures.durations)
  }
  public var cumulativeCPUTime: Measurement<UnitDuration>? { figures.cpuTime?.duration }
  public var averageMemory: MXAverage<UnitInformationStorage>? {
    figures.averageMemory.map { MXAverage($0) }
  }
  public var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? {
    figures.logicalWrites?.storage
  }
  public var cumulativeHitchTimeRatio: Measurement<Unit>? { figures.hitchTimeRatio?.other }
}

/// The signposts of one name.
public final class MXSignpostMetric: MXMetric, @unchecked Sendable {
  private let figures: SignpostFigures

  init(_ model: MetricModel, _ figures: SignpostFigures) {
    self.figures = figures
    super.init(model, group: "signpostMetrics")
  }

  override var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(figures))
  }

  public var signpostName: String { figures.name }
  public var signpostCategory: String { figures.category }
  /// Nil for signposts that are events only.
  public var signpostIntervalData: MXSignpostIntervalData? {
    figures.hasIntervals ? MXSignpostIntervalData(figures) : nil
  }
  public var totalCount: UInt { UInt(max(0, figures.count)) }
}
