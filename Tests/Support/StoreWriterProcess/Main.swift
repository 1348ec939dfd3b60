// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import TelemetryModel
import TelemetryStore

/// A process that fills a store: `StoreWriterProcess <store> <first segment>`.
///
/// It sends segment after segment, each in two batches that overlap, the first one twice. When a
/// batch is acknowledged it prints `<segment> <bytes of the segment that are stored>`. It never stops.
@main
enum Main {
  static let context = TelemetryContext(
    bundle: "com.acme.todo", version: "2.1", build: "417", system: "iOS 26.2", device: "phone",
    kind: .app, boot: 1, clockOffset: 0)
  static let received: Int64 = 1_796_000_000_000

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, let first = UInt32(arguments[1]) else { ProcessExit.now(64) }
    var limits = TelemetryStoreLimits()
    limits.chunkEvents = 500
    let store = try TelemetryStore(path: arguments[0], limits: limits)
    var segment = first
    while true {
      for (range, stored) in [(0..<60, 60), (0..<60, 60), (40..<100, 100)] {
        let batch = batch(segment, UInt32(range.lowerBound)..<UInt32(range.upperBound))
        _ = try store.ingest(TelemetryArrival(batch, received: received))
        try StandardStream.output.write("\(segment) \(stored)\n")
      }
      segment += 1
    }
  }

  /// An event at every byte of the range.
  static func batch(_ segment: UInt32, _ range: Range<UInt32>) -> TelemetryBatch {
    TelemetryBatch(
      id: BatchID(
        install: InstallID(high: 1, low: 2), segment: SegmentID(segment), range: range),
      contexts: [1: context],
      events: range.map { offset in
        TelemetryEvent(
          id: RecordID(segment: SegmentID(segment), offset: offset),
          time: received - Int64(offset), context: 1,
          content: .run(
            RunEvent(intent: "Intent\(segment)", outcome: .success, duration: offset)))
      })
  }
}
