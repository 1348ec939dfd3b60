// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Dispatch
internal import Foundation
internal import IntentTelemetry
internal import IntentTelemetryUpload
internal import Platform
internal import Synchronization
internal import TelemetryModel
internal import UnreliableServer

/// How many events are lost without anybody being killed: two writers, and an upload that races with
/// a writer.
enum LossRows {
  static let count = 20_000

  static func rows(_ folder: BenchFolder) async throws -> [BenchRow] {
    [try await twoWriters(folder), try await racing(folder)]
  }

  private static func row(_ name: String, _ ours: Int, _ naive: Int, of total: Int) -> BenchRow {
    func percent(_ arrived: Int) -> Double { 100 * Double(total - arrived) / Double(total) }
    return BenchRow(
      name, percent(ours), "% lost", atMost: 0, peer: "naive client", percent(naive))
  }

  private static func endpoint(_ server: UnreliableServer) throws -> URL {
    guard let url = URL(string: server.address + "/ingest") else {
      throw BenchError("has no address")
    }
    return url
  }

  /// Runs a child for each writer at once, and `meanwhile` until they have ended.
  private static func write(
    _ task: String, _ place: String, writers: Int, meanwhile: () async throws -> Void = {}
  ) async throws {
    let isDone = Mutex(false)
    let problems = Mutex<[String]>([])
    let ended = DispatchSemaphore(value: 0)
    try PlainThread.start(name: "writers") {
      DispatchQueue.concurrentPerform(iterations: writers) { writer in
        let result = try? ToolProcess(
          ChildTask.executable, ["child", task, place, "\(count)", "\(writer)"]
        ).run()
        if result?.isSuccess != true { problems.withLock { $0.append("writer \(writer) failed") } }
      }
      isDone.withLock { $0 = true }
      ended.signal()
    }
    repeat {
      try await meanwhile()
      try await Task.sleep(for: .milliseconds(50))
    } while !isDone.withLock { $0 }
    if let problem = problems.withLock({ $0.first }) { throw BenchError(problem) }
  }

  // MARK: Two writers

  private static func twoWriters(_ folder: BenchFolder) async throws -> BenchRow {
    let recorder = BenchRecorder.make(folder.path("two"))
    try recorder.setConsent(true)
    try await write("write", folder.path("two"), writers: 2)
    let server = try UnreliableServer(keepsRequests: false)
    defer { server.stop() }
    var upload = TelemetryUpload(to: try endpoint(server), recorder: recorder)
    upload.budget.bytesPerDay = .max
    _ = await upload.run()
    try await write("naive-write", folder.path("two.jsonl"), writers: 2)
    let text = try String(contentsOfFile: folder.path("two.jsonl"), encoding: .utf8)
    return row(
      "recorder.lost.twoWriters", Arrivals(ours: server.store.lines).count,
      Arrivals(naive: [text]).count, of: 2 * count)
  }

  // MARK: An upload that races with a writer

  private static func racing(_ folder: BenchFolder) async throws -> BenchRow {
    let recorder = BenchRecorder.make(folder.path("race"))
    try recorder.setConsent(true)
    let server = try UnreliableServer(keepsRequests: false)
    defer { server.stop() }
    var upload = TelemetryUpload(to: try endpoint(server), recorder: recorder)
    upload.budget.bytesPerDay = .max
    try await write("write", folder.path("race"), writers: 1) { _ = await upload.run() }
    _ = await upload.run()

    let file = folder.url("race.jsonl")
    let naiveServer = try UnreliableServer(.script([.status(200)]))
    defer { naiveServer.stop() }
    let uploader = NaiveUploader(file: file, endpoint: try endpoint(naiveServer))
    try await write("naive-write", file.path, writers: 1) { await uploader.run() }
    await uploader.run()
    let bodies = naiveServer.requests.map { String(decoding: $0.body, as: UTF8.self) }
    return row(
      "upload.lost.racing", Arrivals(ours: server.store.lines).count,
      Arrivals(naive: bodies).count, of: count)
  }
}

/// Which events arrived whole, each once.
private struct Arrivals {
  private var seen: Set<String> = []
  var count: Int { seen.count }

  init(ours lines: [String]) {
    for line in lines {
      let event = Self.object(line)
      guard let run = event?["run"] as? String, let code = event?["code"] as? Int else { continue }
      seen.insert("\(run)-\(code)")
    }
  }

  init(naive texts: [String]) {
    for text in texts {
      for line in text.split(separator: "\n") {
        let event = Self.object(String(line))
        guard let name = event?["name"] as? String, let error = event?["error"] as? String else {
          continue
        }
        seen.insert("\(name)-\(error)")
      }
    }
  }

  private static func object(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }
}
