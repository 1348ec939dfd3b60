// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// How long processes ran in front and in the background.
public final class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "applicationTimeMetrics") }

  public var cumulativeForegroundTime: Measurement<UnitDuration> {
    model.scalars[.foregroundTime].duration
  }
  public var cumulativeBackgroundTime: Measurement<UnitDuration> {
    model.scalars[.backgroundTime].duration
  }
  public var cumulativeBackgroundAudioTime: Measurement<UnitDuration> {
    model.scalars[.backgroundAudioTime].duration
  }
  public var cumulativeBackgroundLocationTime: Measurement<UnitDuration> {
    model.scalars[.backgroundLocationTime].duration
  }
}
