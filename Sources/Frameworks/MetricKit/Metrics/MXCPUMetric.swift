// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Processor time.
public final class MXCPUMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "cpuMetrics") }

  public var cumulativeCPUTime: Measurement<UnitDuration> { model.scalars[.cpuTime].duration }
  public var cumulativeCPUInstructions: Measurement<Unit> { model.scalars[.cpuInstructions].other }
}

/// Time of the graphics processor; nothing is measured here.
public final class MXGPUMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "gpuMetrics") }

  public var cumulativeGPUTime: Measurement<UnitDuration> { model.scalars[.gpuTime].duration }
}
