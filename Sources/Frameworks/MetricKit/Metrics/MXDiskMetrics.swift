// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Bytes of files that were changed.
public final class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "diskIOMetrics") }

  public var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
    model.scalars[.logicalWrites].storage
  }
}

/// Space that the app takes.
public final class MXDiskSpaceUsageMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "diskSpaceUsageMetrics") }

  public var totalBinaryFileSize: Measurement<UnitInformationStorage> {
    model.scalars[.binaryFileSize].storage
  }
  public var totalBinaryFileCount: Int { model.counts[.binaryFileCount] ?? 0 }
  public var totalDataFileSize: Measurement<UnitInformationStorage> {
    model.scalars[.dataFileSize].storage
  }
  public var totalDataFileCount: Int { model.counts[.dataFileCount] ?? 0 }
  public var totalCacheFolderSize: Measurement<UnitInformationStorage> {
    model.scalars[.cacheFolderSize].storage
  }
  public var totalCloneSize: Measurement<UnitInformationStorage> {
    model.scalars[.cloneSize].storage
  }
  public var totalDiskSpaceUsedSize: Measurement<UnitInformationStorage> {
    model.scalars[.diskSpaceUsed].storage
  }
  public var totalDiskSpaceCapacity: Measurement<UnitInformationStorage> {
    model.scalars[.diskSpaceCapacity].storage
  }
}
