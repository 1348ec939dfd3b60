// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BenchReport
import Foundation
import Platform
import TelemetryAnalysis
import TelemetryModel
import TelemetryStore

/// Measures the store without decoding and without HTTP: `StoreBench [<events> [<events of a batch>]]`.
///
/// Each batch is committed, and flushed, by itself. Writes `.build/bench/store.json`.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let events = arguments.first ?? 1_000_000
    let batchSize = arguments.count > 1 ? arguments[1] : 1_000
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-bench-\(OwnProcess.identifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("store").path
    let store = try TelemetryStore(path: path)
    let rows = try ingest(events, batchSize, store) + queries(store)
    let table = BenchTable(rows)
    try table.write(to: "store.json")
    for line in table.lines { print(line) }
  }

  private static func ingest(
    _ events: Int, _ batchSize: Int, _ store: TelemetryStore
  ) throws -> [BenchRow] {
    var devices = SimulatedDevices(seed: 21)
    var (processor, wall) = (0.0, 0.0)
    var sent = 0
    while sent < events {
      // Made outside of the time that is measured.
      let batches = (0..<max(1, 20_000 / batchSize)).map { index in
        devices.batch(batchSize, share: Double(sent + index * batchSize) / Double(events))
      }
      let (start, before) = (MonotonicTime.now, processorTime)
      for (batch, received) in batches {
        let receipt = try store.ingest(TelemetryArrival(batch, received: received))
        guard receipt.accepted == batchSize else { throw BenchError("lost events: \(receipt)") }
      }
      processor += processorTime - before
      wall += (MonotonicTime.now - start).inSeconds
      sent += batches.count * batchSize
    }
    let summary = try store.summary()
    guard summary.runs == sent else { throw BenchError("counts \(summary.runs) of \(sent) runs") }
    return [
      BenchRow("store.ingest.cpu", processor / Double(sent) * 1e9, "ns/event", atMost: 1_000),
      BenchRow("store.ingest.wall", wall / Double(sent) * 1e9, "ns/event"),
      BenchRow("store.disk", Double(summary.bytes) / Double(sent), "B/event", atMost: 30),
      BenchRow("store.memory", Double(OwnProcess.usage?.memory ?? 0) / 1e6, "MB", atMost: 200),
    ]
  }

  private static func queries(_ store: TelemetryStore) throws -> [BenchRow] {
    let dimensions: Set<TelemetryDimension> = [.intent, .build]
    var filter = TelemetryFilter()
    (filter.systems, filter.devices, filter.isCold) = (["iOS 26.2"], ["phone"], true)
    return [
      try measure("query.rollup.p50", atMost: 50) {
        try quantiles(store.runs(by: dimensions, TelemetryFilter()))
      },
      try measure("query.raw.p50", atMost: 200) {
        try quantiles(store.rawRuns(by: dimensions, TelemetryFilter()))
      },
      try measure("query.filtered.p50", atMost: 200) {
        try quantiles(store.runs(by: dimensions, filter))
      },
    ]
  }

  /// What a table of intents and builds shows.
  private static func quantiles(_ answers: [RunAnswer]) -> Double {
    answers.reduce(0) { sum, answer in
      [0.5, 0.95, 0.99].reduce(sum) { $0 + (answer.durations.quantile($1)?.value ?? 0) }
    }
  }

  private static func measure(
    _ name: String, atMost limit: Double, _ body: () throws -> Double
  ) throws -> BenchRow {
    var times: [Double] = []
    for _ in 0..<7 {
      let start = MonotonicTime.now
      guard try body() > 0 else { throw BenchError("got no answer to \(name)") }
      times.append((MonotonicTime.now - start).inSeconds * 1_000)
    }
    return BenchRow(name, Samples(times).percentile(50), "ms", atMost: limit)
  }

  private static var processorTime: Double { OwnProcess.usage?.processorTime.inSeconds ?? 0 }
}
