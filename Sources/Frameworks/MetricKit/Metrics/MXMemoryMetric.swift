// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Memory of processes.
public final class MXMemoryMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "memoryMetrics") }

  public var peakMemoryUsage: Measurement<UnitInformationStorage> {
    model.scalars[.peakMemory].storage
  }
  public var averageSuspendedMemory: MXAverage<UnitInformationStorage> {
    MXAverage(model.averages[.suspendedMemory])
  }
}
