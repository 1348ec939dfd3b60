// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentTelemetry
import Synchronization
import TelemetryModel
import Testing

@Suite("Limits") struct LimitTests {
  private let group = TestGroup()

  /// Segments of 16 KiB: 325 cells beside the header.
  private func limits(total: Int = 4 << 20, day: Int = 1 << 30) -> TelemetryLimits {
    var limits = TelemetryLimits(totalBytes: total, bytesPerDay: day)
    limits.segmentBytes = 16_384
    return limits
  }

  @Test("the oldest segments go, and exactly what they held is counted and reported")
  func size() throws {
    // The control file has 135,168 bytes; four segments fit beside it.
    let recorder = group.process(limits: limits(total: 135_168 + 4 * 16_384))
    try recorder.setConsent(true)
    for number in 1...5000 {
      recorder.begin("A").end(number % 10 == 0 ? .cancelled : .success)
      #expect(group.segmentFiles.count <= 4)
    }
    let totals = recorder.dropTotals
    let events = try group.deliver(recorder)
    let runs = events.compactMap(\.run)
    #expect(totals.total > 3000)
    #expect(runs.count + Int(recorder.dropTotals.total) == 5000)
    let failed = runs.count { $0.outcome == .cancelled }
    #expect(failed + Int(recorder.dropTotals[.init(.size, .failure)]) == 500)
    // The last report came before the last event.
    #expect(events.compactMap(\.drops).last == recorder.dropTotals)
  }

  @Test("a segment that is being delivered stays; without room new events are counted")
  func delivering() throws {
    let recorder = group.process(limits: limits(total: 135_168 + 2 * 16_384))
    try recorder.setConsent(true)
    recorder.begin("First").end()
    recorder.sealedSegments.seal()
    let segment = try #require(try recorder.sealedSegments.list().first)
    _ = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    for _ in 0..<1000 { recorder.begin("A").end() }
    let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    #expect(batch.events.compactMap(\.run?.intent) == ["First"])
    let delivered = try group.deliver(recorder).compactMap(\.run).count
    #expect(delivered + Int(recorder.dropTotals.total) == 1001)
    #expect(recorder.dropTotals[.init(.size, .success)] > 0)
  }

  @Test("a segment that was given back goes as any other")
  func released() throws {
    let recorder = group.process(limits: limits(total: 135_168 + 2 * 16_384))
    try recorder.setConsent(true)
    recorder.begin("First").end()
    recorder.sealedSegments.seal()
    let segment = try #require(try recorder.sealedSegments.list().first)
    _ = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    recorder.sealedSegments.release(segment)
    for _ in 0..<1000 { recorder.begin("A").end() }
    let delivered = try group.deliver(recorder).compactMap(\.run)
    #expect(!delivered.contains { $0.intent == "First" })
    #expect(delivered.count + Int(recorder.dropTotals.total) == 1001)
  }

  @Test("of a day's bytes queries end first, then successes, then all; the next day goes on")
  func day() throws {
    // Ten segments: five for all, three more for runs, two more for what went wrong.
    let recorder = group.process(limits: limits(day: 10 * 16_384))
    try recorder.setConsent(true)
    var published: UInt64 = 0
    for _ in 0..<4000 {
      recorder.recordQuery("Q", entity: "E", kind: .string, found: .one, duration: .zero)
      recorder.begin("A").end()
      recorder.begin("A").end(.cancelled)
      published += 3
    }
    let totals = recorder.dropTotals
    let events = try group.deliver(recorder)
    let queries = events.count { if case .query = $0.content { true } else { false } }
    let runs = events.compactMap(\.run)
    let succeeded = runs.count { $0.outcome == .success }
    let failed = runs.count - succeeded
    #expect(queries < succeeded && succeeded < failed)
    #expect(totals[.init(.daily, .detail)] == UInt64(4000 - queries))
    #expect(totals[.init(.daily, .success)] == UInt64(4000 - succeeded))
    #expect(totals[.init(.daily, .failure)] == UInt64(4000 - failed))
    #expect(totals.total + UInt64(queries + runs.count) == published)
    // Five segments hold three kinds, three hold two, two hold one; each about 318 events.
    #expect((500...540).contains(queries))
    #expect((980...1020).contains(succeeded))
    #expect(group.state.withLock { $0.log.count { $0.contains("bytesPerDay") } } == 1)

    group.pass(milliseconds: 86_400_000)
    recorder.begin("Tomorrow").end()
    let next = try group.deliver(recorder)
    #expect(next.compactMap(\.run?.intent) == ["Tomorrow"])
    #expect(next.compactMap(\.drops).last == totals)
  }

  @Test("old segments go; a clock that is set makes none old")
  func age() throws {
    let recorder = group.process(limits: limits())
    try recorder.setConsent(true)
    recorder.begin("A").end()
    recorder.sealedSegments.seal()
    // A year forward, then far back: the device's own clock goes on.
    for wall: Int64 in [1_827_599_000_000, 5] {
      group.state.withLock { $0.wall = wall }
      recorder.begin("B").end()
      recorder.sealedSegments.seal()
    }
    #expect(try recorder.sealedSegments.list().count == 3)
    group.pass(milliseconds: 8 * 86_400_000)
    recorder.begin("C").end()
    recorder.sealedSegments.seal()
    #expect(recorder.dropTotals[.init(.age, .success)] == 3)
    #expect(try group.deliverSealed(recorder).compactMap(\.run?.intent) == ["C"])
  }

  @Test("several processes drop the oldest together, and count each once")
  func together() throws {
    let processes = (1...4).map {
      group.process($0, limits: limits(total: 135_168 + 4 * 16_384))
    }
    try processes[0].setConsent(true)
    for number in 0..<4000 { processes[number % 4].begin("A").end() }
    let delivered = try group.deliver(processes[1]).compactMap(\.run).count
    #expect(delivered + Int(processes[2].dropTotals.total) == 4000)
  }

  @Test(
    "limits of any size are limits",
    arguments: [
      TelemetryLimits(totalBytes: .max, maximumAge: .seconds(Int64.max), bytesPerDay: .max),
      TelemetryLimits(maximumAge: .seconds(Int64.max / 500)),
    ])
  func extreme(_ limits: TelemetryLimits) throws {
    let recorder = group.process(limits: limits)
    try recorder.setConsent(true)
    recorder.begin("A").end()
    recorder.sealedSegments.seal()
    group.pass(milliseconds: 1_000_000_000)
    recorder.begin("B").end()
    #expect(try group.deliver(recorder).compactMap(\.run?.intent) == ["A", "B"])
  }

  @Test(
    "limits of nothing record nothing, and count", arguments: [0, -1, Int.min])
  func nothing(_ bytes: Int) throws {
    let recorder = group.process(limits: TelemetryLimits(totalBytes: bytes, bytesPerDay: bytes))
    try recorder.setConsent(true)
    recorder.begin("A").end()
    #expect(recorder.dropTotals.total == 1)
  }
}
