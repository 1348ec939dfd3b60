// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// What the processes of a bundle took in a day. A group of which nothing was measured is nil.
public final class MXMetricPayload: NSObject, @unchecked Sendable {
  private let model: MetricModel

  init(_ model: MetricModel) { self.model = model }

  var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(model))
  }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data { representation.data }

  /// The JSON as dictionaries, lists, strings and numbers.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { representation.dictionary }

  public override var description: String { representation.json }

  public var latestApplicationVersion: String { model.latestApplicationVersion ?? "" }
  public var includesMultipleApplicationVersions: Bool {
    model.includesMultipleApplicationVersions ?? false
  }
  public var timeStampBegin: Date { model.begin.date }
  public var timeStampEnd: Date { model.end.date }
  public var metaData: MXMetaData? { model.environment.map(MXMetaData.init) }

  public var cpuMetrics: MXCPUMetric? { model.has("cpuMetrics") ? MXCPUMetric(model) : nil }
  public var gpuMetrics: MXGPUMetric? { model.has("gpuMetrics") ? MXGPUMetric(model) : nil }
  public var cellularConditionMetrics: MXCellularConditionMetric? {
    model.has("cellularConditionMetrics") ? MXCellularConditionMetric(model) : nil
  }
  public var applicationTimeMetrics: MXAppRunTimeMetric? {
    model.has("applicationTimeMetrics") ? MXAppRunTimeMetric(model) : nil
  }
  public var locationActivityMetrics: MXLocationActivityMetric? {
    model.has("locationActivityMetrics") ? MXLocationActivityMetric(model) : nil
  }
  public var networkTransferMetrics: MXNetworkTransferMetric? {
    model.has("networkTransferMetrics") ? MXNetworkTransferMetric(model) : nil
  }
  public var applicationLaunchMetrics: MXAppLaunchMetric? {
    model.has("applicationLaunchMetrics") ? MXAppLaunchMetric(model) : nil
  }
  public var applicationResponsivenessMetrics: MXAppResponsivenessMetric? {
    model.has("applicationResponsivenessMetrics") ? MXAppResponsivenessMetric(model) : nil
  }
  public var diskIOMetrics: MXDiskIOMetric? {
    model.has("diskIOMetrics") ? MXDiskIOMetric(model) : nil
  }
  public var memoryMetrics: MXMemoryMetric? {
    model.has("memoryMetrics") ? MXMemoryMetric(model) : nil
  }
  public var displayMetrics: MXDisplayMetric? {
    model.has("displayMetrics") ? MXDisplayMetric(model) : nil
  }
  public var animationMetrics: MXAnimationMetric? {
    model.has("animationMetrics") ? MXAnimationMetric(model) : nil
  }
  public var diskSpaceUsageMetrics: MXDiskSpaceUsageMetric? {
    model.has("diskSpaceUsageMetrics") ? MXDiskSpaceUsageMetric(model) : nil
  }
  public var applicationExitMetrics: MXAppExitMetric? {
    model.foregroundExits != nil || model.backgroundExits != nil ? MXAppExitMetric(model) : nil
  }
  public var signpostMetrics: [MXSignpostMetric]? {
    model.signposts.isEmpty ? nil : model.signposts.map { MXSignpostMetric(model, $0) }
  }
}

extension Optional<PayloadTime> {
  /// Long ago where a payload does not say.
  var date: Date { self?.secondsSince1970.map(Date.init(timeIntervalSince1970:)) ?? .distantPast }
}
