// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetryUpload
import Testing
import UnreliableServer

/// Whole runs over real sockets, with a server that misbehaves.
@Suite struct UploadRunTests {
  /// A folder, a server and a run with small limits.
  struct Bench {
    let server: UnreliableServer
    let source: MemorySource
    let folder: TemporaryFolder
    var run: UploadRun

    init(_ plan: AnswerPlan, _ source: MemorySource) throws {
      server = try UnreliableServer(plan)
      self.source = source
      folder = try TemporaryFolder()
      run = UploadRun(
        endpoint: try #require(URL(string: server.address + "/ingest")), source: source,
        ledgerFile: LedgerFile(folder.url.appendingPathComponent("upload.json")),
        transport: .urlSession(timeout: .seconds(30)), token: { "secret" })
      run.backOff.base = 2
      run.backOff.cap = 50
      run.consentInterval = 10
    }

    /// Runs, with a new session each, until nothing is left.
    mutating func runToTheEnd(limit: Int = 50) async -> UploadReport {
      var report = await run()
      for _ in 0..<limit {
        guard case .later = report.end else { break }
        run.transport = .urlSession(timeout: .seconds(30))
        report = await run()
      }
      return report
    }
  }

  @Test func deliversWhatWaits() async throws {
    let bench = try Bench(.script([]), MemorySource(5, 3))
    let report = await bench.run()
    #expect(report.end == .done)
    #expect(report.delivered == 8)
    #expect(bench.server.store.lines.count == 8)
    #expect(bench.source.seen.removed == ["1", "2"])
    let request = try #require(bench.server.requests.first)
    #expect(request.method == "POST")
    #expect(request.headers["content-type"] == "application/x-ndjson")
    #expect(request.headers["content-encoding"] == "gzip")
    #expect(request.headers["authorization"] == "Bearer secret")
    #expect(request.headers["telemetry-range"] == "0-240")
    #expect(request.headers["accept-language"] == "*")
    #expect(request.headers["cookie"] == nil)
  }

  @Test func sendsNothingWhenConsentEndsWhileTheTokenIsFetched() async throws {
    var bench = try Bench(.script([]), MemorySource(5))
    let source = bench.source
    bench.run.token = {
      source.change { $0.isAllowed = false }
      return "secret"
    }
    #expect(await bench.run().end == .stopped(.notAllowed))
    #expect(bench.server.requests.isEmpty)
  }

  /// Each of these once, then the server is well: nothing is lost, nothing counts twice.
  @Test(
    arguments: [
      .status(500), .status(502), .status(408), .garbage, .noise, .reset, .resetBeforeReading,
      .storeThen(.reset), .storeThen(.status(500)), .storeThen(.garbage), .silence,
      .storeThen(.silence), .retryAfter(503, seconds: 0), .retryAfter(429, seconds: 0),
      .retryAfter(503, date: Date(timeIntervalSince1970: 0)), .trickle(pause: .milliseconds(20)),
      .tooLarge(moreThan: 10), .status(400), .status(204),
    ] as [Answer])
  func survivesOneBadAnswer(answer: Answer) async throws {
    var bench = try Bench(.script([answer, .accept]), MemorySource(6, 2))
    switch answer {
    case .silence, .storeThen(.silence), .trickle:
      bench.run.budget.timePerRequest = .milliseconds(200)
    default: break
    }
    let report = await bench.runToTheEnd()
    #expect(report.end == .done)
    #expect(Set(bench.server.store.lines).count == 8)
    #expect(bench.server.store.lines.count == 8)
    #expect(bench.source.seen.setAside.isEmpty)
    bench.server.stop()
  }

  @Test func survivesAnAnswerWithoutEnd() async throws {
    let bench = try Bench(.script([.flood, .accept]), MemorySource(6, 2))
    #expect(await bench.run().end == .done)
    #expect(bench.server.store.lines.count == 8)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func survivesABadDay(seed: UInt64) async throws {
    var bench = try Bench(.badDay(seed: seed), MemorySource(40, 40, 40, 7))
    bench.run.budget.eventsPerBatch = 16
    bench.run.budget.timePerRequest = .milliseconds(60)
    _ = await bench.runToTheEnd(limit: 10)
    // On a machine that is busy no answer may have been in time; the day ends well.
    bench.server.setPlan(.script([]))
    bench.run.budget.timePerRequest = .seconds(30)
    let report = await bench.runToTheEnd()
    #expect(report.end == .done)
    #expect(Set(bench.server.store.lines).count == 127)
    #expect(bench.server.store.lines.count == 127)
    bench.server.stop()
  }

  @Test func setsOnePoisonedRecordAside() async throws {
    let bench = try Bench(.script([.poison("i1-5")]), MemorySource(16))
    let report = await bench.run()
    #expect(report.end == .done)
    #expect(bench.server.store.lines.count == 15)
    let kept = bench.source.seen.setAside
    #expect(kept.count == 1)
    #expect(kept.first.map { String(decoding: $0, as: UTF8.self).contains("i1-5") } == true)
  }

  @Test func setsWhatAReceiptRejectsAside() async throws {
    let bench = try Bench(.script([.refuseLines(containing: "i1-2")]), MemorySource(4))
    let report = await bench.run()
    #expect(report.end == .done)
    #expect(report.setAside == 1)
    #expect(report.delivered == 3)
    let kept = bench.source.seen.setAside
    #expect(kept.map { String(decoding: $0, as: UTF8.self).contains("i1-2") } == [true])
  }

  @Test(arguments: [301, 302, 307, 308])
  func followsARedirectWithinTheServer(status: Int) async throws {
    let bench = try Bench(
      .paths(["/ingest": .redirect(status, to: "/v2"), "/v2": .accept]), MemorySource(4, 4))
    #expect(await bench.run().end == .done)
    #expect(bench.server.requests.map(\.path) == ["/ingest", "/v2", "/v2"])
    #expect(bench.server.requests.allSatisfy { $0.method == "POST" })
    #expect(bench.server.store.lines.count == 8)
  }

  /// The other server must not even see a connection, let alone the token.
  @Test(arguments: [301, 302, 303, 307, 308])
  func tellsNothingToAnotherHost(status: Int) async throws {
    let other = try UnreliableServer()
    let bench = try Bench(
      .script([.redirect(status, to: "\(other.address)/ingest")]), MemorySource(4))
    #expect(await bench.run().end == .stopped(.redirected(status: status)))
    #expect(other.requestCount == 0)
    #expect(bench.server.requestCount == 1)
    #expect(bench.source.items().count == 1)
  }

  @Test func keepsEverythingWhenItMayNotSend() async throws {
    let bench = try Bench(.script([.status(401)]), MemorySource(4))
    #expect(await bench.run().end == .stopped(.unauthorized(status: 401)))
    #expect(bench.source.items().count == 1)
    #expect(bench.server.requestCount == 1)
  }

  @Test func asksForANewTokenOnce() async throws {
    var bench = try Bench(.script([.status(401), .accept]), MemorySource(4))
    let tokens = Tokens(["old", "new"])
    bench.run.token = { await tokens.next() }
    #expect(await bench.run().end == .done)
    #expect(
      bench.server.requests.map { $0.headers["authorization"] } == ["Bearer old", "Bearer new"])
  }

  @Test func keepsEverythingWhenThereIsNoToken() async throws {
    var bench = try Bench(.script([]), MemorySource(4))
    bench.run.token = { throw MemorySource.Locked() }
    #expect(await bench.run().end == .stopped(.noToken))
    #expect(bench.server.requestCount == 0)
    #expect(bench.source.items().count == 1)
  }

  /// What was read before is of an install that is gone, and deleted.
  @Test func sendsNothingThatAnotherConsentAllowed() async throws {
    let bench = try Bench(.script([]), MemorySource(4))
    let source = bench.source
    source.change { state in
      state.onRead = { source.change { $0.install = "ffeeddccbbaa998877665544" } }
    }
    // Only what was read again after that goes.
    #expect(await bench.run().delivered == 4)
    #expect(bench.server.requestCount == 1)
    let sent = bench.server.requests.first?.headers["telemetry-install"]
    #expect(sent == "ffeeddccbbaa998877665544")
    #expect(bench.server.store.headers.allSatisfy { $0.contains("ffeeddccbbaa998877665544") })
  }

  @Test func sendsNothingWithoutConsent() async throws {
    let bench = try Bench(.script([]), MemorySource(4))
    bench.source.change { $0.isAllowed = false }
    #expect(await bench.run().end == .stopped(.notAllowed))
    #expect(bench.source.seen.isDeleted)
    #expect(bench.server.requestCount == 0)
  }

  /// Withdrawn while a request is under way: it is broken off, and no other is made.
  @Test func stopsInTheMiddleOfARequest() async throws {
    var bench = try Bench(.script([.silence]), MemorySource(4, 4))
    bench.run.budget.timePerRequest = .seconds(60)
    let source = bench.source
    bench.server.onRequest { _ in source.change { $0.isAllowed = false } }
    #expect(await bench.run().end == .stopped(.notAllowed))
    #expect(source.seen.isDeleted)
    #expect(bench.server.requestCount == 1)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.url.path + "/upload.json"))
    bench.server.stop()
  }

  /// Withdrawn between two batches.
  @Test func stopsBetweenBatches() async throws {
    let bench = try Bench(.script([.accept]), MemorySource(4, 4))
    let source = bench.source
    bench.server.onRequest { _ in source.change { $0.isAllowed = false } }
    #expect(await bench.run().end == .stopped(.notAllowed))
    #expect(bench.server.requestCount == 1)
    #expect(source.seen.isDeleted)
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    var bench = try Bench(.script([.silence]), MemorySource(4))
    bench.run.budget.timePerRequest = .seconds(60)
    let run = bench.run
    let task = Task { await run() }
    bench.server.onRequest { _ in task.cancel() }
    let report = await task.value
    guard case .later(_, .expired) = report.end else {
      Issue.record("another end: \(report)")
      return
    }
    #expect(bench.source.items().count == 1)
    bench.server.stop()
  }

  @Test func noticesTheTimeOfTheServer() async throws {
    let bench = try Bench(.script([.status(500), .accept]), MemorySource(4))
    bench.server.setDate("Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(await bench.run().end == .done)
    let file = LedgerFile(bench.folder.url.appendingPathComponent("upload.json"))
    let skew = try #require(try file.load().skew)
    let now = Int64(Date().timeIntervalSince1970 * 1_000)
    #expect(abs(now + skew - 784_111_777_000) < 60_000)
  }

  @Test func leavesWhatCannotBeReadAlone() async throws {
    let bench = try Bench(.script([]), MemorySource(4, 4))
    bench.source.change { $0.locked = ["1"] }
    let report = await bench.run()
    guard case .later(_, .unreadable) = report.end else {
      Issue.record("another end: \(report)")
      return
    }
    #expect(report.delivered == 4)
    #expect(bench.source.items().map(\.id) == ["1"])
  }

  @Test func aDamagedLedgerIsBegunAnew() async throws {
    let bench = try Bench(.script([]), MemorySource(4))
    let path = bench.folder.url.appendingPathComponent("upload.json")
    try Data("{\"items\":".utf8).write(to: path)
    #expect(await bench.run().end == .done)
    #expect(try LedgerFile(path).load().counts.ledgersLost == 1)
  }

  @Test func aRefusedConnectionIsAFailure() async throws {
    var bench = try Bench(.script([]), MemorySource(4))
    bench.server.stop()
    bench.run.budget.longestWait = .zero
    let report = await bench.run()
    guard case .later(_, .failures) = report.end else {
      Issue.record("another end: \(report)")
      return
    }
    #expect(bench.source.items().count == 1)
  }
}

/// Tokens in turn, the last one for ever.
actor Tokens {
  private var rest: [String]

  init(_ tokens: [String]) { rest = tokens }

  func next() -> String? { rest.count > 1 ? rest.removeFirst() : rest.first }
}
