// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import Testing

@testable import ProcessAccounting

@Suite("Payloads of accounts") struct PayloadBuilderTests {
  private let builder = PayloadBuilder(environment: PayloadEnvironment())

  private func record(_ begin: Double, _ end: Double) -> AccountingRecord {
    AccountingRecord(
      bundleIdentifier: "com.acme", kind: "app", processIdentifier: 7, begin: begin, end: end)
  }

  @Test("add up what adds up, and take the largest peak")
  func sums() throws {
    var one = record(0, 10)
    one.processorTime = 1.5
    one.peakMemory = 30_000
    one.logicalWrites = 4000
    one.launchTime = 0.25
    one.foregroundTime = 3
    one.backgroundTime = 7
    one.exit = .normal
    one.wasInForeground = true
    one.applicationVersion = "1.0"
    var two = record(20, 30)
    two.processorTime = 0.5
    two.peakMemory = 20_000
    two.exit = .processorLimit
    two.wasInForeground = false
    two.applicationVersion = "1.1"
    two.buildVersion = "12"
    let model = try #require(builder.metrics([one, two], of: "com.acme").first)
    #expect(model.scalars[.cpuTime]?.baseValue == 2)
    #expect(model.scalars[.peakMemory]?.baseValue == 30_000)
    #expect(model.scalars[.logicalWrites]?.baseValue == 4000)
    #expect(model.scalars[.foregroundTime]?.baseValue == 3)
    #expect(model.histograms[.timeToFirstDraw]?.totalCount == 1)
    #expect(model.foregroundExits == [.normal: 1])
    #expect(model.backgroundExits == [.cpuLimit: 1])
    #expect(model.latestApplicationVersion == "1.1")
    #expect(model.includesMultipleApplicationVersions == true)
    #expect(model.environment?.buildVersion == "12")
    #expect(model.environment?.bundleIdentifier == "com.acme")
    #expect(model.environment?.processIdentifier == 7)
    #expect(model.begin?.secondsSince1970 == 0)
    #expect(model.end?.secondsSince1970 == 30)
  }

  @Test("do not say what nobody measured")
  func absent() throws {
    let model = try #require(builder.metrics([record(0, 1)], of: "com.acme").first)
    #expect(model.scalars.isEmpty)
    #expect(model.histograms.isEmpty)
    #expect(model.averages.isEmpty)
    #expect(model.foregroundExits == nil)
    #expect(model.signposts.isEmpty)
    #expect(builder.metrics([], of: "com.acme").isEmpty)
  }

  @Test("are one for each day")
  func days() {
    let day = PayloadBuilder.interval
    let models = builder.metrics(
      [record(0, 5), record(day - 9, day - 5), record(3 * day, 3 * day + 1)], of: "com.acme")
    #expect(models.map { $0.begin?.secondsSince1970 } == [0, 3 * day])
  }

  @Test(
    "say a duration to within ten percent",
    arguments: [0, 0.4, 1, 9.9, 10, 17, 99, 100, 163, 999, 1000, 12_345, 987_654, 123_456_789])
  func buckets(_ milliseconds: Double) {
    let bounds = DurationBuckets.bounds(DurationBuckets.index(ofMilliseconds: milliseconds))
    #expect(bounds.start <= milliseconds && milliseconds < bounds.end)
    if milliseconds >= 10 { #expect(bounds.end - bounds.start <= milliseconds / 10 + 1e-9) }
  }

  @Test("keep signposts of one name together")
  func signposts() throws {
    var tally = SignpostTally(category: "net", name: "load")
    tally.count = 2
    tally.durations = [3: 2]
    tally.processorTime = 0.004
    tally.memory = [3000, 5_000_000, 2]
    var one = record(0, 1)
    one.signposts = [tally]
    let figures = try #require(builder.metrics([one, one], of: "com.acme").first?.signposts.first)
    #expect(figures.count == 4)
    #expect(figures.durations?.totalCount == 4)
    #expect(figures.cpuTime?.baseValue == 0.008)
    #expect(figures.averageMemory?.average.baseValue == 1500)
    // Two samples of 1000 and 2000, twice.
    #expect(figures.averageMemory?.standardDeviation == 1)
    #expect(figures.averageMemory?.sampleCount == 4)
    #expect(figures.logicalWrites == nil)
  }

  @Test("of a day with too many writes come with an exception")
  func writeExceptions() {
    var one = record(0, 1)
    one.logicalWrites = 600 << 20
    var two = record(5, 6)
    two.logicalWrites = 500 << 20
    var next = record(PayloadBuilder.interval + 1, PayloadBuilder.interval + 2)
    next.logicalWrites = 600 << 20
    let stored = builder.writeExceptions([one, two, next])
    #expect(stored.map(\.kind) == [.diskWriteException])
    #expect(stored.first?.quantities?[.writesCaused] == Double(1100 << 20))
  }
}
