// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Time of location updates; nothing is measured here.
public final class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "locationActivityMetrics") }

  public var cumulativeBestAccuracyTime: Measurement<UnitDuration> {
    model.scalars[.bestAccuracyTime].duration
  }
  public var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
    model.scalars[.navigationAccuracyTime].duration
  }
  public var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> {
    model.scalars[.tenMetersTime].duration
  }
  public var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> {
    model.scalars[.hundredMetersTime].duration
  }
  public var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> {
    model.scalars[.kilometerTime].duration
  }
  public var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> {
    model.scalars[.threeKilometersTime].duration
  }
}
