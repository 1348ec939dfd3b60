// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// How long starting and coming back took.
public final class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "applicationLaunchMetrics") }

  public var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> {
    MXHistogram(model.histograms[.timeToFirstDraw])
  }
  public var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> {
    MXHistogram(model.histograms[.resumeTime])
  }
  public var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> {
    MXHistogram(model.histograms[.optimizedTimeToFirstDraw])
  }
  public var histogrammedExtendedLaunch: MXHistogram<UnitDuration> {
    MXHistogram(model.histograms[.extendedLaunch])
  }
}

/// How long the main thread did not answer.
public final class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "applicationResponsivenessMetrics") }

  public var histogrammedApplicationHangTime: MXHistogram<UnitDuration> {
    MXHistogram(model.histograms[.hangTime])
  }
}
