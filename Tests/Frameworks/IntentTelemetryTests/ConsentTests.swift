// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import Synchronization
import TelemetryModel
import Testing

@Suite("Consent") struct ConsentTests {
  private let group = TestGroup()

  @Test("is off until it is given; then nothing is recorded")
  func off() throws {
    let recorder = group.process()
    #expect(!recorder.consent)
    let interval = recorder.begin("A")
    #expect(!interval.isRecorded)
    interval.end()
    #expect(group.segmentFiles.isEmpty)
    #expect(recorder.sealedSegments.install == nil)
    #expect(recorder.dropTotals.total == 0)
  }

  @Test("takes effect at once in other processes, both ways")
  func atOnce() throws {
    let (app, other) = (group.process(1), group.process(2))
    other.begin("A").end()
    try app.setConsent(true)
    #expect(other.consent)
    other.begin("B").end()
    try app.setConsent(false)
    #expect(!other.consent)
    #expect(!other.begin("C").isRecorded)
    #expect(group.segmentFiles.isEmpty)
  }

  @Test("withdrawn in the middle of a run, the run leaves nothing")
  func middle() throws {
    let (app, other) = (group.process(1), group.process(2))
    try app.setConsent(true)
    other.begin("Earlier").end()
    let interval = other.begin("Secret")
    try app.setConsent(false)
    interval.enter(.network)
    interval.end()
    #expect(group.segmentFiles.isEmpty)
    let control = try #require(FileManager.default.contents(atPath: group.folder + "/control"))
    #expect(control.range(of: Data("Secret".utf8)) == nil)
  }

  @Test("given again, it begins a new install, and nothing of the old one comes back")
  func again() throws {
    let (app, other) = (group.process(1), group.process(2))
    try app.setConsent(true)
    let first = app.sealedSegments.install
    other.begin("A").end()
    let interval = other.begin("Old")
    try app.setConsent(false)
    try app.setConsent(true)
    interval.end()
    other.begin("New").end()
    #expect(first != nil && app.sealedSegments.install != first)
    #expect(try group.deliver(app).compactMap(\.run?.intent) == ["New"])
  }

  @Test("a segment that a process makes too late is never read, and goes with the next change")
  func resurrection() throws {
    let app = group.process()
    try app.setConsent(true)
    app.begin("A").end()
    let name = try #require(group.segmentFiles.first)
    let kept = try #require(FileManager.default.contents(atPath: group.folder + "/" + name))
    try app.setConsent(false)
    // As if another process had been stopped between making the file and looking at consent.
    try kept.write(to: URL(fileURLWithPath: group.folder + "/" + name))
    try app.setConsent(true)
    app.begin("B").end()
    #expect(try group.deliver(app).compactMap(\.run?.intent) == ["B"])
    #expect(!group.files.contains(name))
  }

  @Test("who was stopped while consent was given anew deletes nothing of it")
  func stopped() throws {
    let app = group.process(1)
    try app.setConsent(true)
    var environment = group.environment(2)
    let calls = Mutex(0)
    let wall = environment.wallMilliseconds
    environment.wallMilliseconds = {
      // The first look at the clock is for the process's context, the second is on the way to a
      // new segment, after consent was looked at.
      let call = calls.withLock { count in
        count += 1
        return count
      }
      if call == 2 {
        try? app.setConsent(false)
        try? app.setConsent(true)
        app.begin("New").end()
      }
      return wall()
    }
    let folder = group.folder
    let other = TelemetryRecorder(
      folder: { folder },
      app: { TelemetryApp(bundleIdentifier: "", version: "", build: "", kind: .app) },
      environment: environment)
    other.begin("Old").end()
    #expect(calls.withLock { $0 } >= 2)
    #expect(try group.deliver(app).compactMap(\.run?.intent) == ["New"])
  }

  @Test("an uploader that reads a segment learns that consent was withdrawn")
  func uploader() throws {
    let app = group.process()
    try app.setConsent(true)
    app.begin("A").end()
    app.sealedSegments.seal()
    let segment = try #require(try app.sealedSegments.list().first)
    try app.setConsent(false)
    #expect(throws: SealedSegments.Problem.noConsent) {
      try app.sealedSegments.read(segment, from: 768)
    }
    try app.setConsent(true)
    #expect(throws: SealedSegments.Problem.noConsent) {
      try app.sealedSegments.markDelivered(segment, segment.remaining)
    }
  }

  @Test("where a process died over turning it off, the next one finishes that")
  func death() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin("A").end()
    _ = recorder.begin("Secret")
    let uploads = group.folder + "/upload"
    try FileManager.default.createDirectory(atPath: uploads, withIntermediateDirectories: true)
    // The word of consent is the first thing that changes: here it is the only one.
    let path = group.folder + "/control"
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    try handle.seek(toOffset: 64)
    let word = try #require(try handle.read(upToCount: 8)).withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))
    }
    #expect(word & 1 == 1)
    try handle.seek(toOffset: 64)
    try handle.write(contentsOf: withUnsafeBytes(of: (word + 1).littleEndian) { Data($0) })
    try handle.close()

    #expect(!group.process(2).consent)
    #expect(group.files == ["control"])
    let control = try #require(FileManager.default.contents(atPath: path))
    #expect(control.range(of: Data("Secret".utf8)) == nil)
    #expect(control[72..<88].allSatisfy { $0 == 0 })
  }

  @Test("changed by many while others record and read, it parts what was recorded, and ends clean")
  func storm() throws {
    let folder = group.folder
    let stop = Mutex(false)
    let problems = Mutex<[String]>([])
    let delivered = Mutex(0)
    try group.process(100).setConsent(true)
    let crowd = group
    @Sendable func work(_ number: Int) {
      let process = crowd.process(Int32(number))
      switch number {
      case 0...2:
        for change in 0..<60 {
          do {
            try process.setConsent(change % 2 == number % 2)
          } catch { problems.withLock { $0.append("consent: \(error)") } }
        }
        if number == 0 { stop.withLock { $0 = true } }
      case 3...5:
        while !stop.withLock({ $0 }) {
          // Between two looks at the same install, the run began under its consent.
          let before = process.sealedSegments.install?.text ?? "none"
          let interval = process.begin(before, module: "Marker")
          let after = process.sealedSegments.install?.text ?? "none"
          interval.end(.failure(type: after, code: nil))
        }
      default:
        while !stop.withLock({ $0 }) {
          process.sealedSegments.seal()
          for segment in (try? process.sealedSegments.list()) ?? [] {
            guard
              let batch = try? process.sealedSegments.read(
                segment, from: segment.remaining.lowerBound)
            else { continue }
            for run in batch.events.compactMap(\.run)
            where run.intent == run.errorType && run.intent != "none" {
              delivered.withLock { $0 += 1 }
              if run.intent != batch.id.install.text {
                problems.withLock { $0.append("\(run.intent) under \(batch.id.install.text)") }
              }
            }
            try? process.sealedSegments.markDelivered(segment, batch.id.range)
          }
        }
      }
    }
    // Threads of their own: a queue would let as many work at once as there are processors.
    let all = DispatchGroup()
    for number in 0..<7 {
      all.enter()
      Thread.detachNewThread {
        work(number)
        all.leave()
      }
    }
    all.wait()
    #expect(problems.withLock { $0 } == [])
    let last = group.process(101)
    try last.setConsent(true)
    last.begin("A", module: "Marker").end()
    try last.setConsent(false)
    #expect(group.files == ["control"])
    let control = try #require(FileManager.default.contents(atPath: folder + "/control"))
    #expect(control.range(of: Data("Marker".utf8)) == nil)
    #expect(last.dropTotals.total == 0)
  }
}
