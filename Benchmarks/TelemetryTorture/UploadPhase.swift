// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry
internal import IntentTelemetryUpload
internal import TelemetryModel
internal import UnreliableServer

/// Writers that record, an uploader that is killed at random, and a server on a bad day: it answers
/// 200, 500, 503, garbage, nothing, or a reset, and has stored the batch or not.
///
/// The server counts as a collector does, by (install, segment, byte range); beside that, each event
/// carries its writer and number, which neither uploader nor server look at.
struct UploadPhase {
  var folder: String
  var seconds: Int
  /// Runs per second and writer: as many intents as a person never starts.
  var rate = 40

  private static let writers = 4

  /// Rotation every 80 events or so, and no limit that is met.
  static var limits: TelemetryLimits {
    var limits = TelemetryLimits(totalBytes: 256 << 20, bytesPerDay: 64 << 30)
    limits.segmentBytes = 4_096
    return limits
  }

  func run() async throws -> Bool {
    let group = folder + "/group"
    let scores = try Scoreboard(folder + "/scores", count: Self.writers)
    let recorder = Writer.recorder(group, limits: Self.limits)
    try recorder.setConsent(true)
    let server = try UnreliableServer(.badDay(seed: 6), keepsRequests: false)
    defer { server.stop() }
    let writers = try (0..<Self.writers).map {
      try Child(["pace", group, folder + "/scores", "\($0)", "\(rate)"])
    }
    let kills = try killUploaders(group, server)
    for writer in 0..<Self.writers { scores[writer, .stop] = 1 }
    let ended = writers.count { $0.wait() }
    // The day ends well, and what is left goes.
    server.setPlan(.script([]))
    let last = try Child(["upload", group, server.address, "last"]).wait()

    let published = (0..<Self.writers).reduce(0) { $0 + Int(scores[$1, .published]) }
    let arrivals = Arrivals(server.store.lines)
    let lost = (0..<Self.writers).reduce(0) { sum, writer in
      let runs = scores[writer, .published]
      return sum + (runs == 0 ? 0 : (1...runs).count { !arrivals.contains(writer, $0) })
    }
    let drops = recorder.dropTotals.total
    print(
      "upload \(seconds) s: published \(published), uploaders killed \(kills), requests "
        + "\(server.requestCount), batches stored \(server.store.batchCount), events that came again "
        + "\(server.store.duplicateCount), delivered \(arrivals.count), lost \(lost), duplicated "
        + "\(arrivals.duplicated), foreign \(arrivals.foreign), dropped \(drops)")
    return ended == Self.writers && last && lost == 0 && arrivals.duplicated == 0
      && arrivals.foreign == 0 && drops == 0 && arrivals.count == published && published > 0
  }

  /// Starts one uploader after the other and kills each at a random moment.
  private func killUploaders(_ group: String, _ server: UnreliableServer) throws -> Int {
    var random = RandomNumbers(seed: 7)
    let end = nanoseconds() + UInt64(seconds) * 1_000_000_000
    var kills = 0
    while nanoseconds() < end {
      let uploader = try Child(["upload", group, server.address, "loop"])
      pause(microseconds: 60_000 + random.below(1_500_000))
      uploader.killAndWait()
      kills += 1
    }
    return kills
  }

  // MARK: In processes of their own

  /// Records at a steady rate until it is told to stop.
  static func pace(_ group: String, scores: Scoreboard, writer: Int, rate: Int) {
    let recorder = Writer.recorder(group, limits: limits)
    let name = Writer.name(writer)
    var run: UInt64 = 0
    while scores[writer, .stop] == 0 {
      run += 1
      let interval = recorder.begin(name, module: "Torture", surface: .siri)
      interval.end(.failure(type: name, code: Int(run)))
      scores[writer, .published] = run
      pause(microseconds: 1_000_000 / rate)
    }
  }

  /// Uploads over and over; the last time until nothing is left.
  static func upload(_ group: String, _ address: String, isLast: Bool) async throws {
    guard let endpoint = URL(string: address + "/ingest") else {
      throw TortureError("the server has no address")
    }
    let recorder = Writer.recorder(group, limits: limits)
    var upload = TelemetryUpload(to: endpoint, recorder: recorder)
    upload.budget.timePerRequest = isLast ? .seconds(20) : .milliseconds(250)
    upload.budget.eventsPerBatch = 50
    upload.budget.bytesPerDay = .max
    upload.budget.requestsPerRun = .max
    var backOff = BackOff()
    backOff.base = 2
    // What was postponed for the bad day's sake is over in less.
    backOff.cap = 500
    for _ in 0..<(isLast ? 100 : Int.max) {
      let report = await upload.run(clock: .system, backOff: backOff) { .urlSession(timeout: $0) }
      if isLast, report.end == .done { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw TortureError("something is left after a hundred runs")
  }
}

/// The runs that arrived, by writer and number.
private struct Arrivals {
  private var runs: [Int: Set<UInt64>] = [:]
  private(set) var count = 0
  private(set) var duplicated = 0
  private(set) var foreign = 0

  init(_ lines: [String]) {
    for line in lines {
      let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let name = event?["run"] as? String, name.hasPrefix("Writer"),
        let writer = Int(name.dropFirst(6)), let code = event?["code"] as? Int
      else {
        foreign += 1
        continue
      }
      count += 1
      if !runs[writer, default: []].insert(UInt64(code)).inserted { duplicated += 1 }
    }
  }

  func contains(_ writer: Int, _ run: UInt64) -> Bool { runs[writer]?.contains(run) ?? false }
}
