// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import IntentTelemetryUpload
import TelemetryModel
import Testing
import UnreliableServer

/// What a recorder wrote, sent to a server.
@Suite struct TelemetryUploadTests {
  @Test func deliversWhatWasRecorded() async throws {
    let app = try RecordedApp()
    app.record(0..<50)
    let report = try await app.run()
    #expect(report.end == .done)
    #expect(Set(app.delivered) == app.names(0..<50))
    #expect(app.delivered.count == 50)
    // What comes afterwards goes into another segment.
    app.record(50..<60)
    #expect(try await app.run().end == .done)
    #expect(app.delivered.count == 60)
    #expect(app.server.store.ranges.count == 2)
  }

  /// The collector's own decoder reads the body.
  @Test func theBodyIsABatch() async throws {
    let app = try RecordedApp()
    app.record(0..<3)
    app.recorder.measure("Failing") { _ in }
    _ = try await app.run()
    let request = try #require(app.server.requests.first)
    let batch = try BatchDecoder.decode(app.server.bodies[0])
    #expect(batch.events.count == 4)
    #expect(batch.contexts.values.map(\.build) == ["77"])
    #expect(request.headers["telemetry-install"] == batch.id.install.text)
    #expect(request.headers["telemetry-segment"] == "\(batch.id.segment.number)")
    #expect(
      request.headers["telemetry-range"]
        == "\(batch.id.range.lowerBound)-\(batch.id.range.upperBound)")
    let sent = try #require(batch.sent)
    #expect(abs(sent.wall - Int64(Date().timeIntervalSince1970 * 1_000)) < 60_000)
    #expect(sent.boot == batch.contexts.values.first?.boot)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func losesNothingOnABadDay(seed: UInt64) async throws {
    let app = try RecordedApp(.badDay(seed: seed))
    for round in 0..<5 {
      app.record(round * 100..<(round + 1) * 100)
      _ = try await app.run {
        $0.budget.eventsPerBatch = 30
        $0.budget.timePerRequest = .milliseconds(60)
      }
    }
    app.server.setPlan(.script([]))
    #expect(try await app.run().end == .done)
    #expect(Set(app.delivered) == app.names(0..<500))
    #expect(app.delivered.count == 500)
    #expect(app.recorder.dropTotals.total == 0)
  }

  @Test func aPoisonedRecordIsSetAsideAndCounted() async throws {
    let app = try RecordedApp(.script([.poison("Run17")]))
    app.record(0..<40)
    #expect(try await app.run().end == .done)
    #expect(Set(app.delivered) == app.names(0..<40).subtracting(["Run17"]))
    #expect(app.recorder.dropTotals[.init(.refused, .success)] == 1)
    let kept = app.files.filter { $0.contains("/refused/") }
    #expect(kept.count == 1)
    let text = try String(
      contentsOfFile: app.folder.url.path + "/" + (kept.first ?? ""), encoding: .utf8)
    #expect(text.contains("Run17"))
    #expect(!text.contains("Run16") && !text.contains("Run18"))
    // The collector learns of it with the next batch.
    app.server.setPlan(.script([]))
    app.record(40..<41)
    _ = try await app.run()
    #expect(app.server.store.headers.last?.contains(#""refused.success":1"#) == true)
  }

  @Test func whatAReceiptRejectsIsCounted() async throws {
    let app = try RecordedApp(.script([.refuseLines(containing: "Run3")]))
    app.record(0..<5)
    let report = try await app.run()
    #expect(report.end == .done)
    #expect(report.setAside == 1)
    #expect(app.recorder.dropTotals[.init(.refused, .success)] == 1)
    #expect(Set(app.delivered) == app.names(0..<5).subtracting(["Run3"]))
  }

  @Test func withoutConsentNothingIsSentAndNothingStays() async throws {
    let app = try RecordedApp()
    app.record(0..<5)
    let upload = try app.upload
    #expect(try upload.enqueue(metricPayload: Data("{}".utf8)))
    #expect(app.files.contains { $0.contains("/payloads/mx-") })
    try app.recorder.setConsent(false)
    #expect(!app.files.contains { $0.contains("upload/") || $0.hasSuffix(".segment") })
    #expect(try await app.run().end == .stopped(.notAllowed))
    #expect(app.server.requestCount == 0)
    #expect(try !upload.enqueue(metricPayload: Data("{}".utf8)))
    #expect(!app.files.contains { $0.contains("payloads") })
  }

  @Test func consentWithdrawnInTheMiddleStopsAndDeletes() async throws {
    let app = try RecordedApp(.script([.silence]))
    app.record(0..<5)
    let recorder = app.recorder
    app.server.onRequest { _ in try? recorder.setConsent(false) }
    let report = try await app.run { $0.budget.timePerRequest = .seconds(60) }
    #expect(report.end == .stopped(.notAllowed))
    #expect(app.server.requestCount == 1)
    #expect(!app.files.contains { $0.contains("upload/") || $0.hasSuffix(".segment") })
  }

  /// Segments count from 1 again after a new consent; what the ledger knew is of another install.
  @Test func aNewConsentBeginsAnew() async throws {
    let app = try RecordedApp()
    app.record(0..<5)
    #expect(try await app.run().end == .done)
    try app.recorder.setConsent(false)
    try app.recorder.setConsent(true)
    app.record(5..<10)
    #expect(try await app.run().end == .done)
    #expect(Set(app.delivered) == app.names(0..<10))
    #expect(Set(app.server.store.ranges.keys.map(\.install)).count == 2)
  }

  @Test func payloadsGoByTheSameRules() async throws {
    let app = try RecordedApp(.script([.status(500), .storeThen(.reset), .accept]))
    let upload = try app.upload
    let payload = Data("{\n  \"metaData\": {\"regionFormat\": \"US\"}\n}".utf8)
    #expect(try upload.enqueue(metricPayload: payload))
    #expect(try upload.enqueue(metricPayload: payload))
    #expect(try upload.enqueue(diagnosticPayload: Data(#"{"a":1}"#.utf8)))
    #expect(try await app.run().end == .done)
    let lines = app.server.store.lines
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("regionFormat") })
    #expect(
      app.server.store.headers.contains {
        $0.hasPrefix(#"{"payload":1,"install":""#) && $0.contains(#""kind":"diagnostics""#)
      })
    #expect(!app.files.contains { $0.contains("/payloads/mx-") })
    // It was delivered, and MetricKit hands it out again.
    #expect(try upload.enqueue(metricPayload: payload))
    #expect(!app.files.contains { $0.contains("/payloads/mx-") })
  }

  @Test func payloadsAreBoundedAndCounted() throws {
    let app = try RecordedApp()
    let upload = try app.upload
    for number in 0..<40 {
      try upload.enqueue(metricPayload: Data(#"{"n":\#(number)}"#.utf8))
    }
    let folder = UploadFolder(besideSegmentsIn: app.folder.url.path + "/telemetry")
    #expect(try folder.payloads.entries().count == 32)
    #expect(folder.payloads.droppedCount == 8)
    // One that is larger than all may be together makes room for itself and stays alone.
    try upload.enqueue(metricPayload: Data(count: 3 << 20))
    #expect(try folder.payloads.entries().count == 1)
  }

  @Test(arguments: ["http://collector.test/", "ftp://collector.test/"])
  func sendsOnlyWhereNobodyListens(address: String) async throws {
    let app = try RecordedApp()
    let upload = TelemetryUpload(
      to: try #require(URL(string: address)), recorder: app.recorder)
    #expect(await upload.run().end == .stopped(.insecureEndpoint))
  }

  @Test func saysThatThereIsNoContainer() async throws {
    let recorder = TelemetryRecorder(
      folder: { nil },
      app: { TelemetryApp(bundleIdentifier: "", version: "", build: "", kind: .app) })
    let upload = TelemetryUpload(
      to: try #require(URL(string: "https://collector.test")), recorder: recorder)
    #expect(await upload.run().end == .stopped(.noContainer))
  }

  /// A process that is killed while it writes a file leaves what it wrote beside it.
  @Test func removesWhatKilledProcessesLeft() async throws {
    let app = try RecordedApp()
    let folder = UploadFolder(besideSegmentsIn: app.folder.url.path + "/telemetry")
    try folder.make()
    for (name, age) in [(".dat.old", 120.0), (".dat.new", 0.0)] {
      let path = folder.url.appendingPathComponent(name).path
      try Data("{".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    #expect(try await app.run().end == .done)
    #expect(app.files.filter { $0.contains(".dat.") } == ["telemetry/upload/.dat.new"])
  }

  @Test func oneRunAtATime() async throws {
    let app = try RecordedApp(.script([.silence]))
    app.record(0..<1)
    let first = Task { try await app.run { $0.budget.timePerRequest = .seconds(60) } }
    while app.server.requestCount == 0 { await Task.yield() }
    guard case .later(_, .running) = try await app.run().end else {
      Issue.record("two runs at once")
      return
    }
    first.cancel()
    guard case .later(_, .expired) = try await first.value.end else {
      Issue.record("the first run did not end")
      return
    }
  }

  /// A segment that another process damages in the middle costs what it hits; nothing is deleted
  /// because it cannot be read.
  @Test func aSegmentThatCannotBeReadStays() async throws {
    let app = try RecordedApp()
    app.record(0..<5)
    app.recorder.sealedSegments.seal()
    app.record(5..<6)
    let segment = try #require(app.files.first { $0.hasSuffix(".segment") })
    let path = app.folder.url.path + "/" + segment
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(0..<8, with: Data(count: 8))
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try await app.run().end == .done)
    #expect(app.delivered == ["Run5"])
    #expect(app.files.contains(segment))
  }
}
