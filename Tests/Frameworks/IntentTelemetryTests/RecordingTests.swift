// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentTelemetry
import Synchronization
import TelemetryModel
import Testing

@Suite("Recording runs") struct RecordingTests {
  private let group = TestGroup()

  @Test("a run is delivered once, with its phases by the clock")
  func run() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    let interval = recorder.begin(
      "CreateTask", module: "Acme", surface: .siri, phrase: "CreateTask.0", phase: .resolve)
    group.pass(milliseconds: 3)
    interval.enter(.perform)
    group.pass(milliseconds: 2)
    interval.measure(.network) { group.pass(milliseconds: 30) }
    interval.end()
    interval.end(.cancelled)
    let events = try group.deliver(recorder)
    #expect(
      events.map(\.run) == [
        RunEvent(
          intent: "CreateTask", module: "Acme", surface: .siri, outcome: .success,
          duration: 35_000, isCold: true, phrase: "CreateTask.0",
          phases: [.resolve: 3000, .perform: 2000, .network: 30_000])
      ])
    #expect(events.first?.time == 1_796_063_000_000)
    #expect(try group.deliver(recorder).isEmpty)
  }

  @Test("a recorder that nobody started records nothing and says nothing")
  func unstarted() {
    let recorder = TelemetryRecorder.shared
    #expect(!recorder.begin("A").isRecorded)
    #expect(recorder.measure("A") { _ in 5 } == 5)
    #expect(!recorder.consent)
    #expect(recorder.dropTotals.total == 0)
    #expect(throws: TelemetryError.self) { try recorder.setConsent(true) }
    recorder.sealedSegments.seal()
    #expect(recorder.sealedSegments.install == nil)
  }

  @Test("what is thrown is a failure with type and code, or a cancellation")
  func errors() async throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    #expect(throws: Refusal.self) {
      try recorder.measure("A") { _ throws(Refusal) in throw Refusal() }
    }
    await #expect(throws: CancellationError.self) {
      try await recorder.measure("B") { _ in
        await Task.yield()
        throw CancellationError()
      }
    }
    #expect(recorder.measure("C") { _ in 5 } == 5)
    let runs = try group.deliver(recorder).compactMap(\.run)
    #expect(runs.map(\.outcome) == [.failure, .cancelled, .success])
    #expect(runs.map(\.errorType) == ["IntentTelemetryTests.Refusal", nil, nil])
    #expect(runs.map(\.isCold) == [true, false, false])
  }

  @Test("queries and resolutions")
  func others() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.recordQuery(
      "TaskQuery", entity: "Task", module: "Acme", kind: .string, found: .few,
      duration: .milliseconds(4))
    recorder.recordResolution(
      of: "CreateTask", surface: .siri, counts: ResolutionCounts(matched: 2, asked: 1))
    let events = try group.deliver(recorder)
    #expect(
      events.map(\.content) == [
        .query(
          QueryEvent(
            query: "TaskQuery", entity: "Task", module: "Acme", kind: .string, found: .few,
            duration: 4000)),
        .resolution(
          ResolutionEvent(
            intent: "CreateTask", surface: .siri, counts: ResolutionCounts(matched: 2, asked: 1))),
      ])
  }

  @Test("processes share names and contexts, and each tells its own")
  func processes() throws {
    let (one, other) = (group.process(1), group.process(2))
    try one.setConsent(true)
    one.begin("A").end()
    other.begin("A").end()
    one.sealedSegments.seal()
    let segment = try #require(try one.sealedSegments.list().first)
    let batch = try one.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    #expect(batch.events.compactMap { batch.contexts[$0.context]?.version } == ["1.0", "2.0"])
    // Texts: bundle, two versions, build, system, device, intent; two contexts; two runs.
    #expect(segment.remaining.count == 11 * 48)
  }

  @Test("a run whose process ends is terminated, once, with its phase and its process's version")
  func terminated() throws {
    let (app, other, late) = (group.process(1), group.process(2), group.process(3))
    try app.setConsent(true)
    let interval = other.begin("A", module: "Acme", surface: .shortcuts, phrase: "A.1")
    group.pass(milliseconds: 7)
    interval.enter(.database)
    group.pass(milliseconds: 50)
    late.begin("B").end()
    group.state.withLock { $0.ended = [2] }
    app.sealedSegments.seal()
    late.sealedSegments.seal()
    // The owner was only thought to be dead: what it tells now counts for nothing.
    interval.end()
    let segment = try #require(try app.sealedSegments.list().first)
    let batch = try app.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    let event = try #require(batch.events.first { $0.run?.outcome == .terminated })
    #expect(
      event.run
        == RunEvent(
          intent: "A", module: "Acme", surface: .shortcuts, outcome: .terminated, duration: 7000,
          isCold: true, phrase: "A.1", reached: .database, phases: [.perform: 7000]))
    #expect(batch.contexts[event.context]?.version == "2.0")
    #expect(try group.deliver(app).compactMap(\.run).count { $0.intent == "A" } == 1)
  }

  @Test("what is recorded while a segment is read goes into the next one")
  func whileReading() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin("A").end()
    recorder.sealedSegments.seal()
    let segment = try #require(try recorder.sealedSegments.list().first)
    let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    recorder.begin("B").end()
    try recorder.sealedSegments.markDelivered(segment, batch.id.range)
    #expect(batch.events.compactMap(\.run?.intent) == ["A"])
    #expect(try group.deliver(recorder).compactMap(\.run?.intent) == ["B"])
  }

  @Test("a segment is delivered in parts; what is refused is counted")
  func parts() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    for name in ["A", "B", "C"] { recorder.begin(name).end() }
    recorder.sealedSegments.seal()
    let segments = recorder.sealedSegments
    var segment = try #require(try segments.list().first)
    let first = try segments.read(
      segment, from: segment.remaining.lowerBound, maximumEvents: 1)
    try segments.markDelivered(segment, first.id.range)
    // The uploader dies and begins anew.
    segment = try #require(try segments.list().first)
    #expect(segment.remaining.lowerBound == first.id.range.upperBound)
    let second = try segments.read(
      segment, from: segment.remaining.lowerBound, maximumEvents: 1)
    #expect(second.events.compactMap(\.run?.intent) == ["B"])
    try segments.markRefused(segment, second)
    let last = try segments.read(segment, from: second.id.range.upperBound)
    #expect(last.events.compactMap(\.run?.intent) == ["C"])
    try segments.markDelivered(segment, last.id.range)
    #expect(try segments.list().isEmpty)
    #expect(recorder.dropTotals[.init(.refused, .success)] == 1)
    #expect(recorder.dropTotals.total == 1)
  }

  @Test(
    "names of any kind arrive as they are, the longest as far as they fit",
    arguments: [
      "a\0b", "\"quoted\\", "line\nline\u{1B}[2J\u{2028}", "👩‍👩‍👧‍👦", "\u{FEFF}", "e\u{301}",
      String(repeating: "é", count: 50_000), String(repeating: "👩‍👩‍👧‍👦", count: 4000),
      "Outer<" + String(repeating: "Inner<Int>, ", count: 1000) + "Int>",
    ])
  func anyName(_ name: String) throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin(name, module: name, phrase: name).end(.failure(type: name, code: .max))
    recorder.recordQuery(
      name, entity: name, module: name, kind: .string, found: .none, duration: .seconds(-1),
      errorType: name)
    recorder.sealedSegments.seal()
    let segment = try #require(try recorder.sealedSegments.list().first)
    let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    let run = try #require(batch.events.first?.run)
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      guard String(kept).utf8.count + String(scalar).utf8.count <= 255 else { break }
      kept.append(scalar)
    }
    for text in [run.intent, run.module, run.phrase ?? "", run.errorType ?? ""] {
      #expect(Array(text.utf8) == Array(String(kept).utf8))
    }
    let lines = BatchEncoder.encode(batch)
    #expect(lines.count { $0 == UInt8(ascii: "\n") } == 2 + batch.events.count)
  }

  @Test("of more names than an app has the first are kept, and the others are not taken for none")
  func manyNames() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    for number in 0..<3000 { recorder.begin("Intent\(number)").end() }
    for number in 0..<10 { recorder.begin("Intent\(number)").end() }
    let names = try group.deliver(recorder).compactMap(\.run?.intent)
    #expect(names.count == 3010)
    #expect(Array(names.prefix(700)) == (0..<700).map { "Intent\($0)" })
    #expect(Array(names.suffix(10)) == (0..<10).map { "Intent\($0)" })
    // The context's names are among those that are kept.
    #expect((2232...2242).contains(names.count { $0 == "…" }))
    #expect(!names.contains(""))
  }
}
