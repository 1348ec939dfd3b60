// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension PayloadWriter {
  /// The groups in the order in which they are written.
  private static let groups = [
    "applicationTimeMetrics", "applicationLaunchMetrics", "applicationResponsivenessMetrics",
    "cellularConditionMetrics", "cpuMetrics", "gpuMetrics", "memoryMetrics", "displayMetrics",
    "diskIOMetrics", "networkTransferMetrics", "locationActivityMetrics", "animationMetrics",
    "diskSpaceUsageMetrics",
  ]

  func write(_ model: MetricModel, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("appVersion", model.latestApplicationVersion)
    // No payload was seen with this key, so it is written only where it says something.
    if model.includesMultipleApplicationVersions == true {
      writer.member("includesMultipleApplicationVersions", true)
    }
    writer.member("timeStampBegin", model.begin?.text)
    writer.member("timeStampEnd", model.end?.text)
    if let environment = model.environment {
      writer.key("metaData")
      writer.beginObject()
      write(environment, to: &writer)
      writer.members(unknown(model.unknown, below: "metaData."))
      writer.endObject()
    }
    for group in Self.groups where hasGroup(group, model) {
      writer.key(group)
      writeGroup(group, of: model, to: &writer)
    }
    if model.foregroundExits != nil || model.backgroundExits != nil {
      writer.key("applicationExitMetrics")
      writeGroup("applicationExitMetrics", of: model, to: &writer)
    }
    if !model.signposts.isEmpty {
      writer.key("signpostMetrics")
      writer.beginArray()
      for figures in model.signposts { write(figures, to: &writer) }
      writer.endArray()
    }
    writer.members(model.unknown.filter { !$0.key.contains(".") })
    writer.endObject()
  }

  private func hasGroup(_ group: String, _ model: MetricModel) -> Bool {
    model.scalars.keys.contains { $0.group == group }
      || model.histograms.keys.contains { $0.group == group }
      || model.averages.keys.contains { $0.group == group }
      || model.counts.keys.contains { $0.group == group }
      || model.unknown.keys.contains { $0.hasPrefix(group + ".") }
  }

  func writeGroup(_ group: String, of model: MetricModel, to writer: inout JSONTextWriter) {
    writer.beginObject()
    if group == "applicationExitMetrics" {
      writeExits("foregroundExitData", model.foregroundExits, model.unknown, to: &writer)
      writeExits("backgroundExitData", model.backgroundExits, model.unknown, to: &writer)
    }
    for metric in ScalarMetric.allCases where metric.group == group {
      if let quantity = model.scalars[metric] { writer.member(metric.key, text(quantity)) }
    }
    for metric in CountMetric.allCases where metric.group == group {
      writer.member(metric.key, number: model.counts[metric])
    }
    for metric in HistogramMetric.allCases where metric.group == group {
      guard let histogram = model.histograms[metric] else { continue }
      writer.key(metric.key)
      write(histogram, to: &writer)
    }
    for metric in AverageMetric.allCases where metric.group == group {
      guard let average = model.averages[metric] else { continue }
      writer.key(metric.key)
      write(average, to: &writer)
    }
    if group != "applicationExitMetrics" {
      writer.members(unknown(model.unknown, below: group + "."))
    }
    writer.endObject()
  }

  func write(_ histogram: Histogram, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("histogramNumBuckets", number: histogram.buckets.count)
    writer.key("histogramValue")
    writer.beginObject()
    for (index, bucket) in histogram.buckets.enumerated() {
      writer.key(String(index))
      writer.beginObject()
      writer.member("bucketCount", number: bucket.count)
      writer.member("bucketStart", text(bucket.start))
      writer.member("bucketEnd", text(bucket.end))
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
  }

  private func write(_ average: AverageFigure, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("averageValue", text(average.average))
    if let deviation = average.standardDeviation {
      writer.key("standardDeviation")
      writer.raw(deviation == deviation.rounded() ? String(Int(deviation)) : String(deviation))
    }
    writer.member("sampleCount", number: average.sampleCount)
    writer.endObject()
  }

  private func writeExits(
    _ name: String, _ counters: [ExitCounter: Int]?, _ unknown: [String: String],
    to writer: inout JSONTextWriter
  ) {
    guard let counters else { return }
    writer.key(name)
    writer.beginObject()
    for counter in ExitCounter.allCases {
      if let count = counters[counter], count != 0 {
        writer.member(counter.rawValue, number: count)
      }
    }
    writer.members(self.unknown(unknown, below: "applicationExitMetrics.\(name)."))
    writer.endObject()
  }

  func write(_ figures: SignpostFigures, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("signpostName", figures.name)
    writer.member("signpostCategory", figures.category)
    if figures.hasIntervals {
      writer.key("signpostIntervalData")
      writer.beginObject()
      if let durations = figures.durations {
        writer.key("histogrammedSignpostDurations")
        write(durations, to: &writer)
      }
      writer.member("signpostCumulativeCPUTime", figures.cpuTime.map(text))
      // Some versions write the value alone; what was read so is written so.
      if let average = figures.averageMemory {
        if average.sampleCount == nil, average.standardDeviation == nil {
          writer.member("signpostAverageMemory", text(average.average))
        } else {
          writer.key("signpostAverageMemory")
          write(average, to: &writer)
        }
      }
      writer.member("signpostCumulativeLogicalWrites", figures.logicalWrites.map(text))
      writer.member("signpostCumulativeHitchTimeRatio", figures.hitchTimeRatio.map(text))
      writer.endObject()
    }
    writer.member("totalSignpostCount", number: figures.count)
    writer.endObject()
  }
}
