// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SQLiteKit
import TelemetryAnalysis
import TelemetryModel
import Testing

@testable import TelemetryStore

@Suite("A store of events")
struct StoreTests {
  private static let received: Int64 = 1_796_000_000_000
  private static let day: Int64 = 86_400_000

  private func context(build: String = "417", system: String = "iOS 26.2") -> TelemetryContext {
    TelemetryContext(
      bundle: "com.acme.todo", version: "2.1", build: build, system: system, device: "phone",
      kind: .app, boot: 1, clockOffset: 0)
  }

  private func event(
    _ offset: UInt32, ago: Int64 = 0, context: UInt16 = 1, _ run: RunEvent? = nil
  ) -> TelemetryEvent {
    TelemetryEvent(
      id: RecordID(segment: SegmentID(1), offset: offset), time: Self.received - ago,
      context: context,
      content: .run(run ?? RunEvent(intent: "CreateTask", outcome: .success, duration: 1_000)))
  }

  private func batch(_ events: [TelemetryEvent], segment: UInt32 = 1) -> TelemetryBatch {
    TelemetryBatch(
      id: BatchID(
        install: InstallID(high: 1, low: 2), segment: SegmentID(segment), range: 0..<100_000),
      contexts: [1: context()],
      events: events.map { event in
        var event = event
        event.id.segment = SegmentID(segment)
        return event
      })
  }

  private func arrival(_ events: [TelemetryEvent], segment: UInt32 = 1, at time: Int64 = received)
    -> TelemetryArrival
  { TelemetryArrival(batch(events, segment: segment), received: time) }

  private func count(_ store: TelemetryStore) throws -> UInt64 {
    try store.runs(by: [], TelemetryFilter()).first?.runs ?? 0
  }

  @Test("refuses what it cannot place, and says how many")
  func refusals() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      let far = Int64(TelemetryStoreLimits().days + 1) * Self.day
      let receipt = try store.ingest(
        arrival([
          event(0), event(1, context: 9), event(2, ago: far), event(3, ago: -2 * Self.day),
          event(4, ago: .min / 2), event(200_000), event(0),
        ]))
      #expect(receipt == IngestReceipt(accepted: 1, duplicates: 1, refused: 5))
      #expect(try count(store) == 1)
    }
  }

  @Test("takes clocks that no device has without harm")
  func absurdClocks() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      for (number, clocks) in [(Int64.min, UInt64.max), (.max, 0), (0, .max)].enumerated() {
        var batch = batch([event(0)], segment: UInt32(number))
        batch.sent = TelemetryBatch.Clocks(wall: clocks.0, up: clocks.1, boot: 1)
        batch.contexts[1]?.clockOffset = .max
        let receipt = try store.ingest(TelemetryArrival(batch, received: Self.received))
        #expect(receipt.accepted + receipt.refused == 1)
      }
    }
  }

  @Test("lessens times by what the device's clock is ahead")
  func skew() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      var batch = batch([event(0, ago: -40 * Self.day)])
      batch.sent = TelemetryBatch.Clocks(wall: Self.received + 40 * Self.day, up: 0, boot: 7)
      _ = try store.ingest(TelemetryArrival(batch, received: Self.received))
      #expect(try store.summary().times == Self.received...Self.received)
    }
  }

  @Test("knows only so many names; what is too much is another")
  func manyNames() throws {
    try withFolder { folder in
      var limits = TelemetryStoreLimits()
      limits.names = 20
      let store = try TelemetryStore(path: folder + "/store", limits: limits)
      let events = (0..<100).map { offset in
        event(
          UInt32(offset),
          RunEvent(
            intent: String(repeating: "i", count: 300) + "\(offset)" + "\u{0}x",
            module: "M\(offset)", outcome: .failure, duration: 1, errorText: "text \(offset)"))
      }
      #expect(try store.ingest(arrival(events)).accepted == 100)
      let answers = try store.runs(by: [.module], TelemetryFilter())
      #expect(answers.count < 20)
      #expect(answers.reduce(0) { $0 + $1.runs } == 100)
      #expect(answers.contains { $0.group.module == "(other)" })
      // All names of 255 bytes are one.
      #expect(try store.runs(by: [.intent], TelemetryFilter()).count == 1)
    }
  }

  @Test("removes what is too old, in chunks and in what has just arrived")
  func age() throws {
    try withFolder { folder in
      var limits = TelemetryStoreLimits()
      (limits.days, limits.chunkEvents) = (10, 8)
      let store = try TelemetryStore(path: folder + "/store", limits: limits)
      // Ten events, one a day: a chunk of eight, and two more.
      _ = try store.ingest(
        arrival((0..<10).map { event(UInt32($0), ago: Int64($0) * Self.day) }))
      #expect(try count(store) == 10)
      try store.expire(now: Self.received + 5 * Self.day)
      // Those from before the fifth day; the newest that may stay is as old as the limit.
      #expect(try count(store) == 6)
      try store.expire(now: Self.received + 30 * Self.day)
      #expect(try count(store) == 0)
      #expect(try store.problems() == [])
      // What arrived is remembered for longer.
      #expect(try store.ingest(arrival([event(0)])).duplicates == 1)
      try store.expire(now: Self.received + 100 * Self.day)
      #expect(try store.ingest(arrival([event(0)])).accepted == 1)
    }
  }

  @Test("keeps to its size")
  func size() throws {
    try withFolder { folder in
      var limits = TelemetryStoreLimits()
      (limits.bytes, limits.chunkEvents) = (400_000, 500)
      let store = try TelemetryStore(path: folder + "/store", limits: limits)
      var random = SeededRandom(seed: 9)
      for segment in 0..<60 as Range<UInt32> {
        let events = (0..<1_000).map { offset in
          event(
            offset, ago: Int64(60 - segment) * 60_000,
            RunEvent(
              intent: "CreateTask", outcome: .success,
              duration: .random(in: 0...(.max), using: &random)))
        }
        _ = try store.ingest(arrival(events, segment: segment))
      }
      let summary = try store.summary()
      #expect(summary.bytes <= 400_000 + 30_000)
      #expect(summary.runs > 5_000)
      // The newest stay.
      #expect(summary.times?.upperBound == Self.received - 60_000)
      let size = try FileManager.default.attributesOfItem(atPath: folder + "/store")[.size]
      #expect((size as? Int ?? .max) < 1_500_000)
    }
  }

  @Test("gives the samples of two releases, ended runs as failures")
  func samples() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      var batch = batch([])
      batch.contexts[2] = context(build: "418")
      batch.events = [TelemetryOutcome.success, .failure, .cancelled, .terminated, .deferred]
        .enumerated().map { index, outcome in
          event(
            UInt32(index), context: index == 0 ? 2 : 1,
            RunEvent(
              intent: "CreateTask", module: "Acme", surface: .siri, outcome: outcome,
              duration: 500, isCold: true))
        }
      _ = try store.ingest(TelemetryArrival(batch, received: Self.received))
      var (before, after) = (TelemetryFilter(), TelemetryFilter())
      (before.builds, after.builds) = (["417"], ["418"])
      let answers = try store.samples(before: before, after: after, bySurface: true)
      let answer = try #require(answers.first)
      #expect(answers.count == 1)
      #expect(
        answer.subject
          == SampleAnswer.Subject(intent: "CreateTask", module: "Acme", surface: .siri))
      let stratum = Stratum(deviceClass: "phone", systemMajor: "iOS 26", isCold: true)
      #expect(answer.samples.before == [stratum: RunSample(runs: 2, failures: 2)])
      #expect(
        answer.samples.after
          == [stratum: RunSample(durations: LatencySketch([500]), runs: 1, failures: 0)])
    }
  }

  @Test("takes the highest of several reports of drops")
  func drops() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      let key = DropTotals.Key(.age, .success)
      for (segment, count) in [(1, 5), (2, 9), (3, 7)] as [(UInt32, UInt64)] {
        var batch = batch([], segment: segment)
        batch.dropped[key] = count
        _ = try store.ingest(TelemetryArrival(batch, received: Self.received))
      }
      var other = batch([], segment: 1)
      other.id.install = InstallID(high: 9, low: 9)
      other.dropped[key] = 1
      _ = try store.ingest(TelemetryArrival(other, received: Self.received))
      #expect(try store.drops()[key] == 10)
    }
  }

  @Test("says when an answer would be too long")
  func rows() throws {
    try withFolder { folder in
      var limits = TelemetryStoreLimits()
      limits.rows = 3
      let store = try TelemetryStore(path: folder + "/store", limits: limits)
      _ = try store.ingest(
        arrival(
          (0..<4).map {
            event($0, RunEvent(intent: "I\($0)", outcome: .success, duration: 1))
          }))
      #expect(throws: TelemetryStoreError.tooManyRows(limit: 3)) {
        try store.runs(by: [.intent], TelemetryFilter())
      }
      #expect(try count(store) == 4)
    }
  }

  @Test("is opened by one process at a time, and opens no other files")
  func opening() throws {
    try withFolder { folder in
      let path = folder + "/store"
      var store = Optional(try TelemetryStore(path: path))
      #expect(throws: TelemetryStoreError.inUse(path: path)) { try TelemetryStore(path: path) }
      #expect(try store?.problems() == [])
      StoreOpening.alone { store = nil }
      let database = try SQLiteConnection(path: path, mode: .readWrite)
      try database.execute("PRAGMA user_version = 99")
      #expect(throws: TelemetryStoreError.newerVersion(99, path: path)) {
        try TelemetryStore(path: path)
      }
      let foreign = folder + "/foreign"
      try SQLiteConnection(path: foreign, mode: .create).execute("CREATE TABLE t (a)")
      #expect(throws: TelemetryStoreError.notAStore(path: foreign)) {
        try TelemetryStore(path: foreign)
      }
      try Data("no database at all, whatever it is".utf8).write(
        to: URL(fileURLWithPath: folder + "/text"))
      #expect(throws: TelemetryStoreError.self) { try TelemetryStore(path: folder + "/text") }
    }
  }

  @Test("is backed up while it is open")
  func backup() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store")
      _ = try store.ingest(arrival([event(0), event(1)]))
      try store.backUp(to: folder + "/copy")
      _ = try store.ingest(arrival([event(0)], segment: 2))
      let copy = try TelemetryStore(path: folder + "/copy")
      #expect(try count(copy) == 2)
      #expect(try count(store) == 3)
      #expect(throws: TelemetryStoreError.exists(path: folder + "/copy")) {
        try store.backUp(to: folder + "/copy")
      }
    }
  }

  @Test("finds a changed byte in a chunk and in what has just arrived")
  func damage() throws {
    try withFolder { folder in
      var limits = TelemetryStoreLimits()
      limits.chunkEvents = 200
      let path = folder + "/store"
      var store = Optional(try TelemetryStore(path: path, limits: limits))
      let events = (0..<200).map { offset in
        event(
          offset, RunEvent(intent: "CreateTask", outcome: .success, duration: offset * offset * 977)
        )
      }
      _ = try store?.ingest(arrival(events))
      StoreOpening.alone { store = nil }
      store = try TelemetryStore(path: path, limits: limits)
      var database = Optional(try SQLiteConnection(path: path, mode: .readWrite))
      try database?.execute(
        "UPDATE columns SET bytes = CAST(substr(bytes, 1, 60) || x'5A5A' || substr(bytes, 63) AS BLOB) "
          + "WHERE id = 64 + 4")
      database = nil
      #expect(try store?.problems().count == 1)
      #expect(throws: TelemetryStoreError.damaged(block: "chunk 1", path: path)) {
        try store?.rawRuns(by: [], TelemetryFilter())
      }
      // The rollup is whole.
      #expect(try store?.runs(by: [], TelemetryFilter()).first?.runs == 200)
      _ = try store?.ingest(arrival([event(0)], segment: 2))
      database = try SQLiteConnection(path: path, mode: .readWrite)
      try database?.execute("UPDATE arrivals SET block = CAST(block || x'00' AS BLOB)")
      #expect(try store?.problems().count == 2)
    }
  }
}
