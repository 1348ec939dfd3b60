// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import Synchronization
import TelemetryModel
import Testing

@Suite("Containers that cannot be used") struct ContainerTests {
  private let group = TestGroup()

  private func log() -> [String] { group.state.withLock { $0.log } }

  private func change(_ name: String, _ body: (inout Data) -> Void) throws {
    let path = group.folder + "/" + name
    var data = try #require(FileManager.default.contents(atPath: path))
    body(&data)
    try FileManager.default.removeItem(atPath: path)
    try data.write(to: URL(fileURLWithPath: path))
  }

  @Test("where there is none, runs go on and one line says why")
  func missing() throws {
    let recorder = TelemetryRecorder(
      folder: { nil },
      app: { TelemetryApp(bundleIdentifier: "", version: "", build: "", kind: .app) },
      environment: group.environment(1))
    for _ in 0..<5 { #expect(recorder.measure("A") { _ in 1 } == 1) }
    #expect(log().count == 1)
    #expect(log().first?.contains("entitlements") == true)
    #expect(throws: TelemetryError.self) { try recorder.setConsent(true) }
    #expect((try? recorder.sealedSegments.list()) == nil)
  }

  @Test("on a full disk events are counted, and told when there is room again")
  func full() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    group.state.withLock { $0.creationFailure = ENOSPC }
    for _ in 0..<7 { recorder.begin("A").end() }
    recorder.begin("A").end(.cancelled)
    #expect(recorder.dropTotals[.init(.unavailable, .success)] == 7)
    #expect(recorder.dropTotals[.init(.unavailable, .failure)] == 1)
    #expect(log().count == 1)
    group.state.withLock { $0.creationFailure = nil }
    recorder.begin("A").end()
    #expect(recorder.dropTotals.total == 9)
    group.pass(milliseconds: 10_000)
    recorder.begin("B").end()
    let events = try group.deliver(recorder)
    #expect(events.compactMap(\.run?.intent) == ["B"])
    #expect(events.compactMap(\.drops).last?.total == 9)
  }

  @Test("a control file that was cut is replaced, and consent counts as not given")
  func cutControl() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    try change("control") { $0.removeLast(100) }
    let next = group.process(2)
    #expect(!next.consent)
    #expect(group.files.contains("control.damaged"))
    try next.setConsent(true)
    next.begin("A").end()
    #expect(try group.deliver(next).compactMap(\.run?.intent) == ["A"])
  }

  @Test("a control file of a newer version is left alone")
  func newerControl() throws {
    try group.process().setConsent(true)
    try change("control") { $0[8] = 2 }
    let before = FileManager.default.contents(atPath: group.folder + "/control")
    let recorder = group.process(2)
    recorder.begin("A").end()
    #expect(log().first?.contains("newer version") == true)
    #expect(FileManager.default.contents(atPath: group.folder + "/control") == before)
  }

  @Test("nobody writes to a segment that was cut, and what it holds is counted when it goes")
  func cutSegment() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    for name in ["A", "B"] { recorder.begin(name).end() }
    let name = try #require(group.segmentFiles.first)
    try change(name) { $0.removeLast(4096) }
    let next = group.process(2)
    next.begin("C").end()
    #expect(group.segmentFiles.count == 2)
    next.sealedSegments.seal()
    let segment = try #require(try next.sealedSegments.list().last)
    let batch = try next.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    #expect(batch.events.compactMap(\.run?.intent) == ["C"])
    #expect(group.files.contains(name))
    #expect(next.dropTotals.total == 0)
    group.pass(milliseconds: 8 * 86_400_000)
    next.begin("D").end()
    next.sealedSegments.seal()
    #expect(!group.files.contains(name))
    #expect(next.dropTotals[.init(.age, .success)] == 2)
    #expect(next.dropTotals.total == 2)
  }

  @Test("a segment whose header is damaged is counted when it goes")
  func damagedHeader() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin("A").end()
    let name = try #require(group.segmentFiles.first)
    try change(name) { $0[24] ^= 1 }
    let next = group.process(2)
    next.begin("B").end()
    #expect(group.files.contains(name))
    next.sealedSegments.seal()
    group.pass(milliseconds: 8 * 86_400_000)
    next.begin("C").end()
    next.sealedSegments.seal()
    #expect(!group.files.contains(name))
    #expect(next.dropTotals[.init(.damaged, .failure)] == 1)
  }

  @Test(
    "damage in the middle costs one event, which is counted",
    arguments: [(16, UInt8(4)), (7, UInt8(1)), (4, UInt8(64))])
  func damaged(_ byte: Int, _ bits: UInt8) throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    for _ in 0..<3 { recorder.begin("A").end() }
    recorder.sealedSegments.seal()
    let segment = try #require(try recorder.sealedSegments.list().first)
    let whole = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    let hit = Int(whole.events[1].id.offset) + byte
    try change(try #require(group.segmentFiles.first)) { $0[hit] ^= bits }
    let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    #expect(batch.events == [whole.events[0], whole.events[2]])
    try recorder.sealedSegments.markDelivered(segment, batch.id.range)
    // Where the kind itself is unreadable it counts as the least.
    let importance: EventImportance = byte == 4 ? .detail : .success
    #expect(recorder.dropTotals[.init(.damaged, importance)] == 1)
    #expect(recorder.dropTotals.total == 1)
  }

  @Test("a segment of a newer version stays where it is")
  func newerSegment() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin("A").end()
    recorder.sealedSegments.seal()
    let name = try #require(group.segmentFiles.first)
    try change(name) { $0[8] = 2 }
    #expect(try recorder.sealedSegments.list().isEmpty)
    #expect(group.files.contains(name))
  }

  @Test("files of another user are not touched", .enabled(if: geteuid() == 0))
  func foreign() throws {
    try group.process().setConsent(true)
    #expect(chown(group.folder + "/control", 1, 1) == 0)
    let recorder = group.process(2)
    recorder.begin("A").end()
    #expect(!recorder.consent)
    #expect(log().first?.contains("another user") == true)
    #expect(group.segmentFiles.isEmpty)
  }

  @Test("what dead processes did not finish goes")
  func leftOver() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    let path = group.folder + "/77-0123456789abcdef.new"
    try Data([1]).write(to: URL(fileURLWithPath: path))
    try Data([1]).write(to: URL(fileURLWithPath: group.folder + "/78-0123456789abcdef.new"))
    group.state.withLock { $0.ended = [77] }
    recorder.begin("A").end()
    #expect(group.files.filter { $0.hasSuffix(".new") } == ["78-0123456789abcdef.new"])
  }

  @Test(
    "what stands in the place of a segment costs nothing but its place",
    .timeLimit(.minutes(1)), arguments: ["folder", "link", "pipe", "socket", "other user"])
  func notASegment(_ kind: String) throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    recorder.begin("A").end()
    let name = try #require(group.segmentFiles.first)
    let next = group.folder + "/" + name.replacing("-00000001", with: "-00000002")
    switch kind {
    case "folder": #expect(mkdir(next, 0o700) == 0)
    case "link": #expect(symlink("/dev/zero", next) == 0)
    case "pipe": #expect(mkfifo(next, 0o600) == 0)
    case "socket":
      #expect(mknod(next, S_IFSOCK | 0o600, 0) == 0)
    default:
      guard geteuid() == 0 else { return }
      try FileManager.default.copyItem(atPath: group.folder + "/" + name, toPath: next)
      #expect(chown(next, 1, 1) == 0)
    }
    recorder.sealedSegments.seal()
    recorder.begin("B").end()
    #expect(try group.deliver(recorder).compactMap(\.run?.intent) == ["A", "B"])
    #expect(recorder.dropTotals.total == 0)
  }

  @Test("a pipe in the place of the control file is refused at once", .timeLimit(.minutes(1)))
  func pipeControl() throws {
    try FileManager.default.createDirectory(
      atPath: group.folder, withIntermediateDirectories: true)
    #expect(mkfifo(group.folder + "/control", 0o600) == 0)
    let recorder = group.process()
    recorder.begin("A").end()
    #expect(!recorder.consent)
    #expect(log().count == 1)
  }

  @Test("a control file that is made anew leaves nothing of the old install to the new one")
  func newControl() throws {
    let old = group.process()
    try old.setConsent(true)
    old.begin("Old").end()
    let install = old.sealedSegments.install
    try change("control") { $0 = Data() }
    let next = group.process(2)
    #expect(!next.consent)
    try next.setConsent(true)
    next.begin("New").end()
    let segment = try #require(
      try {
        next.sealedSegments.seal(); return try next.sealedSegments.list()
      }().first)
    #expect(segment.install != install)
    #expect(try group.deliverSealed(next).compactMap(\.run?.intent) == ["New"])
    try next.setConsent(false)
    #expect(group.files == ["control"])
  }

  @Test("a process whose control file was replaced asks the new one when a segment ends")
  func replacedControl() throws {
    let old = group.process()
    try old.setConsent(true)
    old.begin("Old").end()
    try change("control") { $0 = Data() }
    let next = group.process(2)
    #expect(!next.consent)
    // Consent stands in the new file now, and there it is not given.
    old.sealedSegments.seal()
    #expect(!old.consent)
    #expect(!old.begin("Secret").isRecorded)
    try next.setConsent(true)
    #expect(old.consent)
    old.begin("New").end()
    #expect(try group.deliver(next).compactMap(\.run?.intent) == ["New"])
  }

  @Test("consent is turned off where all others look, also by a process that lost the file")
  func withdrawnElsewhere() throws {
    let old = group.process()
    try old.setConsent(true)
    try change("control") { $0 = Data() }
    let next = group.process(2)
    try next.setConsent(true)
    try old.setConsent(false)
    #expect(!next.consent)
  }

  @Test("a run that began before its container went ends without harm")
  func containerRemoved() throws {
    let recorder = group.process()
    try recorder.setConsent(true)
    let interval = recorder.begin("Old")
    try FileManager.default.removeItem(atPath: group.folder)
    recorder.sealedSegments.seal()
    let other = group.process(2)
    try other.setConsent(true)
    let theirs = other.begin("Theirs")
    interval.end()
    for _ in 0..<70 { recorder.begin("Mine").end() }
    theirs.end()
    let names = try group.deliver(other).compactMap(\.run?.intent)
    #expect(names.filter { $0 == "Mine" }.count == 70)
    #expect(names.filter { $0 == "Theirs" }.count == 1)
    #expect(!names.contains("Old"))
  }
}
