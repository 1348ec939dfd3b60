// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TelemetryAnalysis

@Suite("A comparison of builds")
struct ComparisonTests {
  private let phone = Stratum(deviceClass: "phone", systemMajor: "26", isCold: false)
  private let old = Stratum(deviceClass: "old phone", systemMajor: "25", isCold: true)

  /// Durations that are spread evenly on a logarithmic scale, from half a second to two.
  private func sample(
    _ count: Int, slowerBy factor: Double = 1, failures: UInt64 = 0
  ) -> RunSample {
    var durations = LatencySketch()
    var value = 500_000 * factor
    let step = count > 1 ? powerRoot(4, count - 1) : 1
    for _ in 0..<count {
      durations.add(UInt64(value))
      value *= step
    }
    return RunSample(durations: durations, runs: UInt64(count) + failures, failures: failures)
  }

  /// The n-th root, by bisection.
  private func powerRoot(_ value: Double, _ n: Int) -> Double {
    var (low, high) = (1.0, value)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let power = (0..<n).reduce(1.0) { product, _ in product * middle }
      if power < value { low = middle } else { high = middle }
    }
    return high
  }

  private func compare(_ before: RunSample, _ after: RunSample) -> ReleaseComparison<String>.Row {
    ReleaseComparison([
      (subject: "Create", samples: SamplePair(before: [phone: before], after: [phone: after]))
    ]).rows[0]
  }

  @Test("tells a slow-down and by how much")
  func slower() {
    let row = compare(sample(400), sample(400, slowerBy: 1.2))
    #expect(row.latency.verdict == .regression)
    #expect(abs(row.latency.change - 1.2) < 0.03)
    guard case .noRegression = row.failures.verdict else {
      Issue.record("\(row.failures.verdict)")
      return
    }
  }

  @Test("tells a build that became faster")
  func faster() {
    #expect(compare(sample(400), sample(400, slowerBy: 0.7)).latency.verdict == .improvement)
  }

  @Test("does not tell what is certain and small")
  func floor() {
    let row = compare(sample(40_000), sample(40_000, slowerBy: 1.03))
    #expect(row.latency.chance < 1e-6)
    guard case .noRegression(let visible) = row.latency.verdict else {
      Issue.record("\(row.latency.verdict)")
      return
    }
    #expect(visible == ComparisonPolicy().latencyFloor)
  }

  @Test("says the smallest change that it could have seen, and less of it with more runs")
  func smallestVisible() {
    var last = 2.0
    for count in [150, 300, 600] {
      guard case .noRegression(let visible) = compare(sample(count), sample(count)).latency.verdict
      else {
        Issue.record("not enough at \(count)")
        return
      }
      #expect(visible < last)
      last = visible
    }
  }

  @Test("says how many runs are missing, and has enough with them")
  func notEnough() {
    let row = compare(sample(60), sample(40))
    guard case .notEnoughData(let before, let after) = row.latency.verdict else {
      Issue.record("\(row.latency.verdict)")
      return
    }
    #expect(before > 0 && after > 0)
    let more = compare(sample(60 + Int(before)), sample(40 + Int(after)))
    guard case .noRegression = more.latency.verdict else {
      Issue.record("\(more.latency.verdict)")
      return
    }
    #expect(
      compare(sample(0), sample(3)).latency.verdict == .notEnoughData(before: 200, after: 197))
  }

  @Test("tells failures that became more")
  func failures() {
    let row = compare(sample(400, failures: 4), sample(400, failures: 40))
    #expect(row.failures.verdict == .regression)
    #expect(abs(row.failures.change - (40.0 / 440 - 4.0 / 404)) < 1e-9)
  }

  @Test(
    "compares within strata: neither a shift of the mix nor one that hides a slow-down fools it")
  func strata() {
    let slow = 3.0
    let shifted = ReleaseComparison([
      (
        subject: "Create",
        samples: SamplePair(
          before: [phone: sample(700), old: sample(300, slowerBy: slow)],
          after: [phone: sample(300), old: sample(700, slowerBy: slow)])
      )
    ])
    #expect(!shifted.hasRegression)
    // Everything is a fifth slower, but those who update first have the fast phones.
    let hidden = ReleaseComparison([
      (
        subject: "Create",
        samples: SamplePair(
          before: [phone: sample(300), old: sample(700, slowerBy: slow)],
          after: [phone: sample(700, slowerBy: 1.2), old: sample(300, slowerBy: slow * 1.2)])
      )
    ])
    #expect(hidden.rows[0].latency.verdict == .regression)
  }

  @Test("while data comes in, a chance only falls, and a true slow-down is told")
  func live() throws {
    var same = LiveComparison()
    var slower = LiveComparison()
    var lastChance = 1.0
    for _ in 0..<24 {
      same.add(SamplePair(before: [phone: sample(50)], after: [phone: sample(50)]))
      slower.add(
        SamplePair(before: [phone: sample(50)], after: [phone: sample(50, slowerBy: 1.3)]))
      #expect(slower.chanceOfSlower <= lastChance)
      lastChance = slower.chanceOfSlower
    }
    #expect(same.chanceOfSlower == 1)
    #expect(abs(try #require(slower.ratio) - 1.3) < 0.03)
    let alarms = LiveComparison.alarms([same, slower])
    #expect(alarms.map(\.isSlower) == [false, true])
    #expect(alarms.map(\.failsMore) == [false, false])
  }

  @Test("while data comes in, failures that became more are told, whatever the rate of the hour")
  func liveFailures() {
    var same = LiveComparison()
    var worse = LiveComparison()
    for hour in 0..<24 {
      // Now and then the server is down for both.
      let failures: UInt64 = hour % 6 == 0 ? 20 : 1
      same.add(
        SamplePair(
          before: [phone: sample(50, failures: failures)],
          after: [phone: sample(50, failures: failures)]))
      worse.add(
        SamplePair(
          before: [phone: sample(50, failures: failures)],
          after: [phone: sample(50, failures: failures * 3)]))
    }
    #expect(LiveComparison.alarms([same, worse]).map(\.failsMore) == [false, true])
  }
}
