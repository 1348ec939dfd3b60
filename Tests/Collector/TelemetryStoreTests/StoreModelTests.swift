// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryModel
import Testing

@testable import TelemetryStore

/// A folder that is gone afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("telemetry-store-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

@Suite("A store, beside one that goes through all events")
struct StoreModelTests {
  private static let limits: TelemetryStoreLimits = {
    var limits = TelemetryStoreLimits()
    limits.chunkEvents = 90
    return limits
  }()

  @Test(
    "counts the same, whatever arrives twice, in halves and overlapping, and when it is opened again",
    arguments: 1...6 as ClosedRange<UInt64>)
  func model(_ seed: UInt64) throws {
    try withFolder { folder in
      var devices = RandomDevices(seed: seed)
      var model = NaiveStore()
      var store = Optional(try TelemetryStore(path: folder + "/store", limits: Self.limits))
      for step in 1...120 {
        let arrival = devices.arrival()
        let receipt = try store?.ingest(arrival)
        #expect(receipt == model.ingest(arrival))
        if step.isMultiple(of: 23) {
          StoreOpening.alone { store = nil }
          store = try TelemetryStore(path: folder + "/store", limits: Self.limits)
        }
        guard step.isMultiple(of: 12), let store else { continue }
        try compare(store, model, &devices)
      }
      #expect(try store?.problems() == [])
    }
  }

  private func compare(
    _ store: TelemetryStore, _ model: NaiveStore, _ devices: inout RandomDevices
  ) throws {
    for _ in 0..<6 {
      let (filter, dimensions) = (devices.filter(of: .run), devices.dimensions(of: .run))
      let expected = Set(model.runs(by: dimensions, filter))
      #expect(try set(store.runs(by: dimensions, filter)) == expected)
      #expect(try set(store.rawRuns(by: dimensions, filter)) == expected)
      #expect(
        try set(store.phases(by: dimensions, filter))
          == Set(model.phases(by: dimensions, filter)))
      #expect(
        try set(store.errors(by: dimensions, filter))
          == Set(model.errors(by: dimensions, filter)))
      #expect(
        try set(store.terminations(by: dimensions, filter))
          == Set(model.terminations(by: dimensions, filter)))
    }
    // Every question that rollups can answer.
    let rolled: [Set<TelemetryDimension>] = [[], [.intent, .build], [.version, .day], [.hour]]
    for dimensions in rolled {
      #expect(
        try set(store.runs(by: dimensions, TelemetryFilter()))
          == Set(model.runs(by: dimensions, TelemetryFilter())))
    }
    for _ in 0..<3 {
      let filter = devices.filter(of: .resolution)
      let dimensions = devices.dimensions(of: .resolution)
      #expect(
        try set(store.resolutions(by: dimensions, filter))
          == Set(model.resolutions(by: dimensions, filter)))
    }
    for _ in 0..<3 {
      let (filter, dimensions) = (devices.filter(of: .query), devices.dimensions(of: .query))
      #expect(
        try set(store.queries(by: dimensions, filter))
          == Set(model.queries(by: dimensions, filter)))
    }
  }

  /// No row may be there twice.
  private func set<Answer: Hashable>(_ answers: [Answer]) -> Set<Answer> {
    let set = Set(answers)
    #expect(set.count == answers.count)
    return set
  }

  @Test("counts each event once when many threads send at the same time")
  func threads() throws {
    try withFolder { folder in
      let store = try TelemetryStore(path: folder + "/store", limits: Self.limits)
      var devices = RandomDevices(seed: 77)
      let arrivals = (0..<200).map { _ in devices.arrival() }
      var model = NaiveStore()
      for arrival in arrivals { _ = model.ingest(arrival) }
      DispatchQueue.concurrentPerform(iterations: arrivals.count) { index in
        do { _ = try store.ingest(arrivals[index]) } catch { Issue.record(error) }
      }
      // Which of two that overlap was first does not matter: their events are the same.
      #expect(
        try set(store.runs(by: [.intent, .surface, .build, .hour], TelemetryFilter()))
          == Set(model.runs(by: [.intent, .surface, .build, .hour], TelemetryFilter())))
      #expect(try store.problems() == [])
    }
  }
}
