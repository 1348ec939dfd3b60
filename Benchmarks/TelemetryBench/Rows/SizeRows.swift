// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import Gzip
internal import IntentTelemetry
internal import IntentTelemetryUpload
internal import Synchronization
internal import TelemetryModel
internal import UnreliableServer

/// Bytes on disk, over the network and in memory.
enum SizeRows {
  static func rows(_ folder: BenchFolder) async throws -> [BenchRow] {
    try await events(folder) + bounds(folder)
  }

  // MARK: Per event

  private static func events(_ folder: BenchFolder) async throws -> [BenchRow] {
    let clock = WorkClock()
    let recorder = BenchRecorder.make(folder.path("size"), environment: clock.environment)
    try recorder.setConsent(true)
    var work = Workload(seed: 11)
    var naiveBytes = 0
    var naivePacked = 0
    var thousand: [UInt8] = []
    let count = 10_000
    let encoder = JSONEncoder()
    for number in 0..<count {
      let run = work.next()
      run.record(with: recorder, clock)
      thousand += Array(try encoder.encode(run.naiveEvent(clock))) + [0x0A]
      if number % 1_000 == 999 {
        naiveBytes += thousand.count
        naivePacked += try GzipCodec.compress(thousand).count
        thousand = []
      }
    }
    let sealed = recorder.sealedSegments
    sealed.seal()
    let onDisk = try sealed.list().reduce(0) { $0 + Int($1.remaining.upperBound) }
    let server = try UnreliableServer(keepsRequests: false)
    defer { server.stop() }
    guard let endpoint = URL(string: server.address + "/ingest") else {
      throw BenchError("has no address")
    }
    var upload = TelemetryUpload(to: endpoint, recorder: recorder)
    upload.budget.bytesPerDay = .max
    let report = await upload.run()
    guard report.end == .done, report.delivered == count else {
      throw BenchError("lost events while it measured bytes: \(report)")
    }
    return [
      BenchRow(
        "recorder.bytes", Double(onDisk) / Double(count), "B/event", atMost: 64,
        peer: "naive client", Double(naiveBytes) / Double(count)),
      BenchRow(
        "upload.bytes", Double(report.bytes) / Double(count), "B/event", atMost: 44,
        peer: "naive client, gzip", Double(naivePacked) / Double(count)),
    ]
  }

  // MARK: In all

  /// 200,000 events with the limits that an app has unless it says otherwise.
  private static func bounds(_ folder: BenchFolder) throws -> [BenchRow] {
    let count = 200_000
    var on: [Double] = []
    var off: [Double] = []
    var naive: [Double] = []
    for turn in 0..<5 {
      on.append(try ChildTask.output("memory", folder.path("memory\(turn)"), "\(count)", "on"))
      off.append(try ChildTask.output("memory", folder.path("none\(turn)"), "\(count)", "off"))
      naive.append(try ChildTask.output("naive-memory", folder.path("m\(turn).jsonl"), "20000"))
    }
    let base = Samples(off).percentile(50)
    let megabyte = 1024.0 * 1024
    return [
      BenchRow(
        "recorder.resident", (Samples(on).percentile(50) - base) / 1024, "MiB", atMost: 1,
        peer: "naive client", (Samples(naive).percentile(50) - base) / 1024),
      BenchRow(
        "recorder.disk", Double(BenchFolder.bytes(folder.path("memory0"))) / megabyte, "MiB",
        atMost: 4, peer: "naive client",
        Double(BenchFolder.bytes(folder.path("m0.jsonl"))) * Double(count) / 20_000 / megabyte),
    ]
  }
}

/// A clock that the workload moves, so that runs of seconds take no time.
final class WorkClock: Sendable {
  private let nanoseconds = Mutex<UInt64>(1_000_000_000)
  private let start = Int64(1_764_000_000_000)

  var now: UInt64 { nanoseconds.withLock { $0 } }

  func advance(microseconds: Double) {
    nanoseconds.withLock { $0 += UInt64(max(microseconds, 0) * 1_000) }
  }

  var wall: Int64 { start + Int64(now / 1_000_000) }

  var environment: RecorderEnvironment {
    var environment = RecorderEnvironment.system
    environment.upNanoseconds = { self.now }
    environment.wallMilliseconds = { self.wall }
    return environment
  }
}
