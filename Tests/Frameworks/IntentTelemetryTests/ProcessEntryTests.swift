// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TelemetryModel
import Testing

@testable import IntentTelemetry

@Suite("Who is alive") struct ProcessEntryTests {
  private let group = TestGroup()

  private static let context = TelemetryContext(
    bundle: "com.acme.todo", version: "1", build: "1", system: "iOS", device: "phone", kind: .app,
    boot: 7, clockOffset: 0)

  private func withWords<Result>(_ size: Int, _ body: (Words) throws -> Result) rethrows -> Result {
    let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    defer { base.deallocate() }
    return try body(Words(base))
  }

  @Test("who frees an entry late, when another has it, changes nothing of his")
  func lateRelease() {
    withWords(ControlFile.entrySize) { words in
      let entry = ProcessEntry(words: words)
      #expect(entry.claim(process: 5))
      entry.write(start: 50, context: Self.context)
      let dead = entry.owner
      entry.release(dead)
      // The same number again: only the claim differs.
      #expect(entry.claim(process: 5))
      #expect(entry.start == 0 && entry.boot == 0)
      entry.write(start: 51, context: Self.context)
      entry.release(dead)
      #expect(ProcessEntry.process(entry.owner) == 5)
      #expect(entry.start == 51 && entry.boot == 7)
    }
  }

  @Test("a process that cannot be asked about lives, as long as the system knows its number")
  func unknown() {
    let own = ProcessInfo.processInfo.processIdentifier
    #expect(!SystemInterface.hasEnded(own, start: 1, state: nil))
    #expect(SystemInterface.hasEnded(own, start: 1, state: (isZombie: false, start: 2)))
    #expect(SystemInterface.hasEnded(own, start: 0, state: (isZombie: true, start: 2)))
    #expect(!SystemInterface.hasEnded(own, start: 0))
    #expect(SystemInterface.hasEnded(0, start: 0))
  }

  @Test("the run of a dead process whose number this process has now is reported")
  func sameNumber() throws {
    let old = group.process(7)
    try old.setConsent(true)
    let run = old.begin("Sync")
    var environment = group.environment(7)
    environment.startOfProcess = { _ in 9_000 }
    let folder = group.folder
    let next = TelemetryRecorder(
      folder: { folder },
      app: { TelemetryApp(bundleIdentifier: "", version: "", build: "", kind: .app) },
      environment: environment)
    let events = try group.deliver(next)
    #expect(events.compactMap(\.run?.intent) == ["Sync"])
    #expect(events.compactMap(\.run?.outcome) == [.terminated])
    run.end()
    #expect(try group.deliver(next).isEmpty)
  }

  @Test("a slot that is erased late costs the run that has it by then no event")
  func lateErase() {
    withWords(ControlFile.slotSize) { words in
      let slot = Slot(words: words)
      let owner = Slot.Owner(.active, entry: 3, run: 77)
      let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      slot.write(
        owner: owner, begin: 1, surface: .siri, isCold: true, origin: 3, generation: 3,
        phase: .perform, names: (nothing, nothing, nothing))
      slot.erase()
      #expect(slot.generation == 0 && slot.begin == 0)
      #expect(slot.setPending(Slot.place(segment: 1, offset: 768), by: owner))
    }
  }
}
