// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MetricPayloads

@Suite("Metric payloads") struct MetricPayloadTests {
  private func metrics(_ text: String) throws -> MetricModel {
    guard case .metrics(let model) = try PayloadReader(Array(text.utf8)).payload() else {
      throw PayloadError.notAPayload
    }
    return model
  }

  /// The shape of a payload that was seen on a Chinese device with iOS 14.0.1.
  static let chinese = """
    {"appVersion": "1.0", "timeStampBegin": "2020-10-23 23:00:00 +0000",
    "timeStampEnd": "2020-10-24 22:59:00 +0000",
    "metaData": {"appBuildVersion": "1", "osVersion": "iPhone OS 14.0.1 (18A393)",
    "regionFormat": "CN", "platformArchitecture": "arm64e", "deviceType": "iPhone11,8",
    "pid": -1, "futureFact": [1, {"a": null}]},
    "applicationTimeMetrics": {"cumulativeForegroundTime": "2,717\\u79d2"},
    "applicationLaunchMetrics": {"histogrammedTimeToFirstDrawKey": {"histogramNumBuckets": 3,
    "histogramValue": {"10": {"bucketCount": 7, "bucketStart": "2秒", "bucketEnd": "3秒"},
    "0": {"bucketCount": 50, "bucketStart": "1,000毫秒", "bucketEnd": "1,010毫秒"},
    "2": {"bucketCount": 60, "bucketStart": "1,201毫秒", "bucketEnd": "1,210毫秒"}}},
    "histogrammedResumeTime": {"histogramNumBuckets": 0, "histogramValue": {}}},
    "cellularConditionMetrics": {"cellConditionTime": {"histogramNumBuckets": 1,
    "histogramValue": {"0": {"bucketCount": 20, "bucketStart": "1 bars", "bucketEnd": "1 bars"}}}},
    "cpuMetrics": {"cumulativeCPUTime": "100秒", "cumulativeCPUInstructions": "5 kiloinstructions",
    "cumulativeCores": 8},
    "memoryMetrics": {"peakMemoryUsage": "200,000 kB", "averageSuspendedMemory":
    {"averageValue": "100,000 kB", "standardDeviation": 0, "sampleCount": "500"}},
    "animationMetrics": {"scrollHitchTimeRatio": "50 ms per s"},
    "applicationExitMetrics": {"foregroundExitData": {"cumulativeNormalAppExitCount": 1},
    "backgroundExitData": {"cumulativeAppWatchdogExitCount": 2, "cumulativeNewExitCount": 3}},
    "signpostMetrics": [{"signpostName": "load", "signpostCategory": "net",
    "totalSignpostCount": 30, "signpostIntervalData": {"histogrammedSignpostDurations":
    {"histogramNumBuckets": 1, "histogramValue": {"0": {"bucketCount": 1, "bucketStart": "1 ms",
    "bucketEnd": "2 ms"}}}, "signpostCumulativeCPUTime": "5秒", "signpostAverageMemory": "9 kB"}}],
    "newMetrics": {"value": "7"}}
    """

  @Test("of a Chinese device are read")
  func readsChinese() throws {
    let model = try metrics(Self.chinese)
    #expect(model.scalars[.foregroundTime]?.baseValue == 2717)
    #expect(model.scalars[.cpuTime]?.baseValue == 100)
    #expect(model.scalars[.cpuInstructions]?.baseValue == 5000)
    #expect(model.scalars[.peakMemory]?.baseValue == 2e8)
    #expect(model.scalars[.scrollHitchTimeRatio]?.value == 50)
    #expect(model.scalars[.wifiUpload] == nil)
    let launches = try #require(model.histograms[.timeToFirstDraw])
    // In the order of the numbers, not of the text; a gap stays a gap.
    #expect(launches.buckets.map(\.count) == [50, 60, 7])
    #expect(launches.buckets.map(\.start.baseValue) == [1, 1.201, 2])
    #expect(launches.totalCount == 117)
    #expect(model.histograms[.resumeTime]?.buckets == [])
    #expect(model.averages[.suspendedMemory]?.sampleCount == 500)
    #expect(model.foregroundExits == [.normal: 1])
    #expect(model.backgroundExits == [.watchdog: 2])
    #expect(model.environment?.processIdentifier == nil)
    #expect(model.environment?.regionFormat == "CN")
    let signpost = try #require(model.signposts.first)
    #expect(signpost.count == 30)
    #expect(signpost.cpuTime?.baseValue == 5)
    #expect(signpost.averageMemory?.average.baseValue == 9000)
    #expect(
      model.unknown == [
        "metaData.futureFact": #"[1, {"a": null}]"#, "cpuMetrics.cumulativeCores": "8",
        "applicationExitMetrics.backgroundExitData.cumulativeNewExitCount": "3",
        "newMetrics": #"{"value": "7"}"#,
      ])
  }

  @Test("are written as they were read")
  func roundTrip() throws {
    let model = try metrics(Self.chinese)
    let text = PayloadWriter { _, _ in "" }.json(model)
    #expect(try metrics(text) == model)
    #expect(!text.contains("cumulativeMemoryPressureExitCount"))
    #expect(text.hasPrefix(#"{"appVersion":"1.0","timeStampBegin":"2020-10-23 23:00:00 +0000""#))
  }

  @Test("accept the names of the properties as keys")
  func aliases() throws {
    let model = try metrics(
      """
      {"metaData": {"deviceModel": "iPhone1,1"}, "applicationResponsivenessMetrics":
      {"histogrammedApplicationHangTime": {"histogramValue":
      [{"bucketCount": 1, "bucketStart": "0 ms", "bucketEnd": "1 ms"}]}}}
      """)
    #expect(model.environment?.deviceType == "iPhone1,1")
    #expect(model.histograms[.hangTime]?.totalCount == 1)
  }

  @Test(
    "that are none are refused",
    arguments: ["", "{", "[1]", "{}", #"{"a": 1}"#, "{\"a\":}", "{\"a\" 1}", "nul", "{} x"])
  func refuses(_ text: String) {
    #expect(throws: PayloadError.self) { try PayloadReader(Array(text.utf8)).payload() }
  }

  @Test("are read for each cut of a text without a trap")
  func truncated() {
    let bytes = Array(Self.chinese.utf8)
    for count in 0..<bytes.count {
      #expect(throws: PayloadError.self) { try PayloadReader(Array(bytes[..<count])).payload() }
    }
  }

  @Test("of ten thousand nested frames are read and written on a small stack")
  func deep() throws {
    let depth = 10_000
    let open = #"{"binaryName":"a","address":300,"offsetIntoBinaryTextSegment":3,"subFrames":["#
    let text =
      #"{"callStackPerThread":true,"callStacks":[{"threadAttributed":true,"callStackRootFrames":["#
      + String(repeating: open, count: depth) + #"{"address":7}"#
      + String(repeating: "]}", count: depth) + "]}]}"
    let tree = try #require(CallStackTree(try JSONTape(Array(text.utf8)).root))
    let stack = try #require(tree.attributed)
    #expect(stack.frames.count == depth + 1)
    #expect(stack.heaviestPath.count == depth + 1)
    #expect(stack.frames.last?.address == 7)
    let again = PayloadWriter { _, _ in "" }.json(tree)
    #expect(CallStackTree(try JSONTape(Array(again.utf8)).root) == tree)
  }

  @Test("of iOS 27 keep everything raw but what their declarations name")
  func reports() throws {
    let text = """
      {"timeRange": [1, 2], "environment": {"deviceType": "iPhone18,1", "pid": 7,
      "applicationVersion": "2.0", "bundleIdentifier": "com.acme.intents"},
      "result": {"crash": {"_0": {"signal": 6, "callStackTree": {"callStacks":
      [{"threadAttributed": true, "callStackRootFrames": [{"address": 9}]}]}}}}}
      """
    let reader = try PayloadReader(Array(text.utf8))
    #expect(reader.shape == .reports)
    guard case .diagnostics(let model) = try reader.payload() else {
      throw PayloadError.notAPayload
    }
    let entry = try #require(model.diagnostics.first)
    #expect(entry.kind == .crash)
    #expect(entry.environment.bundleIdentifier == "com.acme.intents")
    #expect(entry.environment.processIdentifier == 7)
    #expect(entry.callStackTree?.attributed?.frames.first?.address == 9)
    #expect(model.unknown["timeRange"] == "[1, 2]")
  }
}
