// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Bytes that went over networks; nothing is measured here.
public final class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "networkTransferMetrics") }

  public var cumulativeWifiUpload: Measurement<UnitInformationStorage> {
    model.scalars[.wifiUpload].storage
  }
  public var cumulativeWifiDownload: Measurement<UnitInformationStorage> {
    model.scalars[.wifiDownload].storage
  }
  public var cumulativeCellularUpload: Measurement<UnitInformationStorage> {
    model.scalars[.cellularUpload].storage
  }
  public var cumulativeCellularDownload: Measurement<UnitInformationStorage> {
    model.scalars[.cellularDownload].storage
  }
}

/// Strength of the cellular signal; nothing is measured here.
public final class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "cellularConditionMetrics") }

  public var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> {
    MXHistogram(model.histograms[.cellularConditionTime])
  }
}
