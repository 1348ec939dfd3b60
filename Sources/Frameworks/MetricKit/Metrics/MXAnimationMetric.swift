// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Time lost to hitches; nothing is drawn, so nothing is measured here.
public final class MXAnimationMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "animationMetrics") }

  public var scrollHitchTimeRatio: Measurement<Unit> { model.scalars[.scrollHitchTimeRatio].other }
  public var hitchTimeRatio: Measurement<Unit> { model.scalars[.hitchTimeRatio].other }
}
