// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import Testing

@testable import MetricKit

@Suite("The classes of payloads") struct PayloadClassTests {
  private func metrics(_ text: String) throws -> MXMetricPayload {
    guard case .metrics(let model) = try PayloadReader(Array(text.utf8)).payload() else {
      throw PayloadError.notAPayload
    }
    return MXMetricPayload(model)
  }

  private func diagnostics(_ text: String) throws -> MXDiagnosticPayload {
    guard case .diagnostics(let model) = try PayloadReader(Array(text.utf8)).payload() else {
      throw PayloadError.notAPayload
    }
    return MXDiagnosticPayload(model)
  }

  static let payload = """
    {"appVersion":"1.2","timeStampBegin":"2020-10-23 23:00:00 +0000",
    "timeStampEnd":"2020-10-24 22:59:00 +0000","metaData":{"appBuildVersion":"7",
    "osVersion":"iPhone OS 14.0.1 (18A393)","regionFormat":"US","platformArchitecture":"arm64e",
    "deviceType":"iPhone11,8"},"applicationLaunchMetrics":{"histogrammedTimeToFirstDrawKey":
    {"histogramNumBuckets":2,"histogramValue":{"0":{"bucketCount":50,"bucketStart":"1,000 ms",
    "bucketEnd":"1,010 ms"},"1":{"bucketCount":5,"bucketStart":"2 sec","bucketEnd":"3 sec"}}}},
    "cellularConditionMetrics":{"cellConditionTime":{"histogramNumBuckets":1,"histogramValue":
    {"0":{"bucketCount":20,"bucketStart":"1 bars","bucketEnd":"2 bars"}}}},
    "cpuMetrics":{"cumulativeCPUTime":"100 sec","cumulativeCPUInstructions":"5 kiloinstructions"},
    "memoryMetrics":{"peakMemoryUsage":"200,000 kB","averageSuspendedMemory":
    {"averageValue":"100,000 kB","standardDeviation":3.5,"sampleCount":500}},
    "displayMetrics":{"averagePixelLuminance":{"averageValue":"50 apl","standardDeviation":0,
    "sampleCount":2}},"animationMetrics":{"scrollHitchTimeRatio":"50 ms per s"},
    "applicationExitMetrics":{"foregroundExitData":{"cumulativeAbnormalExitCount":2},
    "backgroundExitData":{"cumulativeMemoryPressureExitCount":4}}}
    """

  @Test("have the figures of their JSON with its units")
  func figures() throws {
    let payload = try metrics(Self.payload)
    #expect(payload.latestApplicationVersion == "1.2")
    #expect(payload.timeStampBegin == Date(timeIntervalSince1970: 1_603_494_000))
    #expect(payload.metaData?.applicationBuildVersion == "7")
    #expect(payload.metaData?.pid == -1)
    #expect(payload.cpuMetrics?.cumulativeCPUTime == Measurement(value: 100, unit: .seconds))
    #expect(payload.cpuMetrics?.cumulativeCPUInstructions.unit.symbol == "kiloinstructions")
    #expect(
      payload.memoryMetrics?.peakMemoryUsage == Measurement(value: 200_000, unit: .kilobytes))
    let memory = try #require(payload.memoryMetrics?.averageSuspendedMemory)
    #expect(memory.averageMeasurement.converted(to: .megabytes).value == 100)
    #expect(memory.standardDeviation == 3.5)
    #expect(memory.sampleCount == 500)
    #expect(
      payload.displayMetrics?.averagePixelLuminance?.averageMeasurement
        == Measurement(value: 50, unit: MXUnitAveragePixelLuminance.apl))
    #expect(payload.animationMetrics?.scrollHitchTimeRatio.value == 50)
    let exits = try #require(payload.applicationExitMetrics)
    #expect(exits.foregroundExitData.cumulativeAbnormalExitCount == 2)
    #expect(exits.foregroundExitData.cumulativeNormalAppExitCount == 0)
    #expect(exits.backgroundExitData.cumulativeMemoryPressureExitCount == 4)
  }

  @Test("walk through the buckets of a histogram as Apple's code does")
  func histograms() throws {
    let payload = try metrics(Self.payload)
    let histogram = try #require(payload.applicationLaunchMetrics?.histogrammedTimeToFirstDraw)
    #expect(histogram.totalBucketCount == 2)
    var counts: [UInt] = []
    let buckets = histogram.bucketEnumerator
    while let bucket = buckets.nextObject() as? MXHistogramBucket<UnitDuration> {
      counts.append(bucket.bucketCount)
    }
    #expect(counts == [50, 5])
    let all = histogram.bucketEnumerator.allObjects
      .compactMap { $0 as? MXHistogramBucket<UnitDuration> }
    #expect(all.last?.bucketStart == Measurement(value: 2, unit: .seconds))
    let bars = try #require(payload.cellularConditionMetrics?.histogrammedCellularConditionTime)
    let bar = bars.bucketEnumerator.nextObject() as? MXHistogramBucket<MXUnitSignalBars>
    #expect(bar?.bucketEnd == Measurement(value: 2, unit: MXUnitSignalBars.bars))
  }

  @Test("say that a figure is not there by nil, or by a number that is none")
  func absent() throws {
    let payload = try metrics(Self.payload)
    #expect(payload.gpuMetrics == nil)
    #expect(payload.networkTransferMetrics == nil)
    #expect(payload.signpostMetrics == nil)
    #expect(payload.animationMetrics?.hitchTimeRatio.value.isNaN == true)
    #expect(
      payload.applicationLaunchMetrics?.histogrammedExtendedLaunch.totalBucketCount == 0)
  }

  @Test("give their JSON back, whole and in parts")
  func representations() throws {
    let payload = try metrics(Self.payload)
    let again = try metrics(String(decoding: payload.jsonRepresentation(), as: UTF8.self))
    #expect(again.jsonRepresentation() == payload.jsonRepresentation())
    #expect(again.dictionaryRepresentation()["appVersion"] as? String == "1.2")
    let memory = try #require(payload.memoryMetrics?.dictionaryRepresentation())
    #expect(memory["peakMemoryUsage"] as? String == "200,000 kB")
    let metaData = try #require(payload.metaData?.dictionaryRepresentation())
    #expect(metaData["appBuildVersion"] as? String == "7")
    let exits = try #require(payload.applicationExitMetrics?.dictionaryRepresentation())
    #expect((exits["foregroundExitData"] as? [String: Any])?.count == 1)
  }

  @Test("of diagnostics have their numbers and their tree")
  func diagnosticFigures() throws {
    let payload = try diagnostics(
      """
      {"timeStampBegin":"2022-09-28 10:59:30","timeStampEnd":"2022-09-28 10:59:30",
      "crashDiagnostics":[{"version":"1.0.0","callStackTree":{"callStackPerThread":true,
      "callStacks":[{"threadAttributed":true,"callStackRootFrames":[{"binaryName":"a",
      "address":74565,"offsetIntoBinaryTextSegment":123}]}]},"diagnosticMetaData":{"signal":11,
      "exceptionType":1,"exceptionCode":0,"appVersion":"3","pid":42,
      "objectiveCexceptionReason":{"className":"NSException","arguments":["x"]}}}],
      "hangDiagnostics":[{"diagnosticMetaData":{"hangDuration":"20 sec"},"signpostData":
      [{"subsystem":"s","category":"c","name":"n","beginTimeStamp":"2022-09-28 10:59:28 +0000",
      "endTimeStamp":"2022-09-28 10:59:30 +0000","isInterval":true}]}],
      "diskWriteExceptionDiagnostics":[{"diagnosticMetaData":{"writesCaused":"2,000 byte"}}]}
      """)
    let crash = try #require(payload.crashDiagnostics?.first)
    #expect(crash.signal == 11)
    #expect(crash.exceptionCode == 0)
    #expect(crash.applicationVersion == "3")
    #expect(crash.metaData.pid == 42)
    #expect(crash.exceptionReason?.className == "NSException")
    let tree = String(decoding: crash.callStackTree.jsonRepresentation(), as: UTF8.self)
    #expect(tree.hasPrefix(#"{"callStacks":[{"threadAttributed":true"#))
    #expect(payload.hangDiagnostics?.first?.hangDuration == Measurement(value: 20, unit: .seconds))
    #expect(payload.hangDiagnostics?.first?.signpostData?.first?.duration?.value == 2)
    #expect(
      payload.diskWriteExceptionDiagnostics?.first?.totalWritesCaused
        == Measurement(value: 2000, unit: .bytes))
    #expect(payload.cpuExceptionDiagnostics == nil)
  }
}
