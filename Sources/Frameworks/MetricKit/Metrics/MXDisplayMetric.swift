// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Luminance of the display; there is none here.
public final class MXDisplayMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "displayMetrics") }

  public var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? {
    model.averages[.pixelLuminance].map { MXAverage($0) }
  }
}
