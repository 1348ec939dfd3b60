// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import ProcessAccounting
import Testing

@testable import MetricKit

@Suite("Extended launches") struct ExtendedLaunchTests {
  private func code(_ body: () throws -> Void) -> MXError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? MXError)?.code
    }
  }

  @Test("end with their last task")
  func ends() throws {
    var launch = ExtendedLaunchState()
    try launch.begin(MXLaunchTaskID("a"))
    launch.sceneBecameActive()
    try launch.begin(MXLaunchTaskID("b"))
    #expect(try launch.finish(MXLaunchTaskID("a")) == false)
    #expect(try launch.finish(MXLaunchTaskID("b")) == true)
    #expect(code { try launch.begin(MXLaunchTaskID("c")) } == .launchTaskPastDeadline)
  }

  @Test("refuse what is too late, too much, twice or unknown")
  func refusals() throws {
    var launch = ExtendedLaunchState()
    #expect(code { try launch.begin(MXLaunchTaskID("")) } == .launchTaskInvalidID)
    #expect(code { _ = try launch.finish(MXLaunchTaskID("a")) } == .launchTaskUnknown)
    for number in 0..<16 { try launch.begin(MXLaunchTaskID("\(number)")) }
    #expect(code { try launch.begin(MXLaunchTaskID("17")) } == .launchTaskMaxCount)
    #expect(code { try launch.begin(MXLaunchTaskID("3")) } == .launchTaskDuplicated)
    var late = ExtendedLaunchState()
    late.sceneBecameActive()
    #expect(code { try late.begin(MXLaunchTaskID("a")) } == .launchTaskPastDeadline)
  }

  @Test("have errors that a catch pattern knows")
  func patterns() {
    do {
      throw MXError(.launchTaskUnknown)
    } catch MXError.launchTaskUnknown {
    } catch {
      Issue.record("\(error)")
    }
  }
}

@Suite("Tallies of signposts") struct SignpostTalliesTests {
  private func snapshot(_ milliseconds: Int64, _ processor: Int, _ writes: UInt64)
    -> SignpostTallies.Snapshot
  {
    SignpostTallies.Snapshot(
      time: MonotonicTime(nanoseconds: milliseconds * 1_000_000),
      processorTime: .milliseconds(processor), memory: 5000, logicalWrites: writes)
  }

  @Test("tell intervals that overlap apart by their identifiers")
  func overlap() throws {
    var tallies = SignpostTallies()
    tallies.note(.begin, category: "c", name: "n", id: 1, snapshot(0, 0, 0))
    tallies.note(.begin, category: "c", name: "n", id: 2, snapshot(10, 5, 0))
    tallies.note(.end, category: "c", name: "n", id: 1, snapshot(20, 8, 100))
    tallies.note(.end, category: "c", name: "n", id: 2, snapshot(50, 9, 100))
    let tally = try #require(tallies.take().first)
    #expect(tally.count == 2)
    #expect(
      tally.durations == [
        DurationBuckets.index(ofMilliseconds: 20): 1, DurationBuckets.index(ofMilliseconds: 40): 1,
      ])
    #expect(abs((tally.processorTime ?? 0) - 0.012) < 1e-9)
    #expect(tally.logicalWrites == 200)
    #expect(tally.memory == [10_000, 50_000_000, 2])
    #expect(tallies.take().isEmpty)
  }

  @Test("count events, and nothing for an end without a beginning")
  func events() throws {
    var tallies = SignpostTallies()
    tallies.note(.event, category: "c", name: "e", id: 1, nil)
    tallies.note(.end, category: "c", name: "n", id: 1, snapshot(0, 0, 0))
    let all = tallies.take()
    #expect(all.map(\.name) == ["e"])
    #expect(all.first?.durations == nil)
  }
}
