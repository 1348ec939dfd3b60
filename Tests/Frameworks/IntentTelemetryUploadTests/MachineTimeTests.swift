// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing

/// Back-off, Retry-After and budgets.
@Suite struct MachineTimeTests {
  @Test func waitsForShortDelaysAndComesBackForLongOnes() {
    var world = MachineWorld(5)
    world.answer = { _, _ in .networkFailed }
    world.budget.longestWait = .milliseconds(2_500)
    let report = world.run()
    // Half of 1, 2, 4 s is waited for; half of 8 s is not.
    #expect(world.waits == [500, 1_000, 2_000])
    #expect(world.sent.count == 4)
    #expect(
      report?.end
        == .later(
          Date(timeIntervalSince1970: Double(world.now.wall + 4_000) / 1_000), .failures))
  }

  /// A new process goes on where the old one stood.
  @Test func keepsTheDelayOverProcesses() {
    var world = MachineWorld(5)
    world.answer = { _, _ in .serverFailed(status: 500) }
    world.budget.longestWait = .zero
    for failures in 1...20 {
      world.run()
      #expect(world.sent.count == failures)
      #expect(world.ledger.failures == failures)
      let delay = min(500 << (failures - 1), 1_800_000)
      #expect(world.ledger.notBefore == world.now.wall + Int64(delay))
      // Too early: nothing is sent.
      #expect(world.run()?.requests == 0)
      world.now.wall += Int64(delay)
    }
  }

  @Test func forgetsFailuresAfterADelivery() {
    var world = MachineWorld(5, 5)
    world.answer = { batch, number in
      number < 3 ? .networkFailed : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    #expect(world.run()?.end == .done)
    #expect(world.ledger.failures == 0)
    #expect(world.ledger.notBefore == nil)
  }

  @Test(arguments: [429, 503]) func honoursRetryAfter(status: Int) {
    var world = MachineWorld(5)
    world.jitter = 0
    world.answer = { batch, number in
      number == 0
        ? .unavailable(status: status, retryAfter: 3_000)
        : .delivered(UploadReceipt(accepted: batch.records.count))
    }
    #expect(world.run()?.end == .done)
    #expect(world.waits == [3_000])
  }

  @Test func capsRetryAfter() {
    var world = MachineWorld(5)
    world.jitter = 0
    world.answer = { _, _ in .unavailable(status: 503, retryAfter: .max) }
    let report = world.run()
    #expect(world.ledger.notBefore == world.now.wall + 86_400_000)
    #expect(
      report?.end
        == .later(
          Date(timeIntervalSince1970: Double(world.now.wall + 86_400_000) / 1_000), .serverAsked))
  }

  /// A clock that was a year ahead when the delay was written must not silence the app for a year.
  @Test func doesNotBelieveADelayThatIsTooLong() {
    var world = MachineWorld(5)
    world.ledger.notBefore = world.now.wall + 365 * 86_400_000
    #expect(world.run()?.end == .done)
  }

  @Test func bytesOfADayAreBounded() {
    var world = MachineWorld(100)
    world.budget.eventsPerBatch = 10
    // Each body has 110 bytes.
    world.budget.bytesPerDay = 340
    let start = world.now.wall
    let tomorrow = (start / 86_400_000 + 1) * 86_400_000
    #expect(
      world.run()?.end
        == .later(Date(timeIntervalSince1970: Double(tomorrow) / 1_000), .bytesOfDay))
    #expect(world.sent.count == 3)
    #expect(world.run()?.requests == 0)
    world.now.wall = tomorrow
    world.run()
    #expect(world.sent.count == 6)
    // A clock that is set back does not lock the rest away.
    world.now.wall = start
    world.run()
    #expect(world.sent.count == 9)
  }

  @Test func aBodyLargerThanADayIsCut() {
    var world = MachineWorld(8)
    world.budget.bytesPerDay = 103
    var runs = 0
    while world.run()?.end != .done, runs < 20 {
      runs += 1
      world.now.wall += 86_400_000
    }
    #expect(world.stored["1"]?.sorted() == (0..<8).map { $0 * 10 })
    #expect(world.sent.allSatisfy { $0.records.count <= 3 })
  }

  @Test func requestsOfARunAreBounded() {
    var world = MachineWorld(100)
    world.budget.eventsPerBatch = 10
    world.budget.requestsPerRun = 4
    let report = world.run()
    #expect(report?.requests == 4)
    guard case .later(_, .requestsOfRun)? = report?.end else {
      Issue.record("another end: \(String(describing: report))")
      return
    }
  }

  @Test func timeOfARunIsBounded() {
    var world = MachineWorld(100)
    world.budget.eventsPerBatch = 10
    world.budget.timePerRun = .milliseconds(35)
    // Each answer takes 10 ms.
    let report = world.run()
    #expect(report?.requests == 4)
    guard case .later(_, .timeOfRun)? = report?.end else {
      Issue.record("another end: \(String(describing: report))")
      return
    }
  }

  @Test(
    arguments: [
      (1, 1_000), (2, 2_000), (5, 16_000), (12, 2_048_000), (13, 3_600_000), (63, 3_600_000),
      (1_000, 3_600_000), (0, 1_000),
    ] as [(Int, Int64)])
  func delaysDoubleUpToTheCap(failures: Int, ceiling: Int64) {
    let backOff = BackOff()
    #expect(backOff.ceiling(failures: failures) == ceiling)
    #expect(backOff.delay(failures: failures, jitter: 0) == 0)
    #expect(backOff.delay(failures: failures, jitter: 1) == ceiling)
  }
}
