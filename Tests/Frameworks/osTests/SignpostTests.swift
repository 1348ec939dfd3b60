// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Testing

@testable import os

private struct Failure: Error {}

@Suite("Signposts") struct SignpostTests {
  private func signposts(in store: String) -> [LogSignpost] {
    records(in: store).compactMap { record in
      if case .signpost(let signpost) = record.kind { signpost } else { nil }
    }
  }

  @Test("mark intervals and moments, with what they say")
  func marks() async throws {
    try await withDevice { store in
      let signposter = OSSignposter(subsystem: "org.example.marks", category: "a")
      let id = signposter.makeSignpostID()
      let state = signposter.beginInterval("load", id: id, "from \("network", privacy: .public)")
      signposter.emitEvent("retry", id: id, "number \(1)")
      signposter.emitEvent("plain")
      signposter.endInterval("load", state, "got \("secret")")
      #expect(
        signposts(in: store) == [
          LogSignpost(.begin, identifier: id.rawValue, name: "load"),
          LogSignpost(.event, identifier: id.rawValue, name: "retry"),
          LogSignpost(.event, identifier: OSSignpostID.exclusive.rawValue, name: "plain"),
          LogSignpost(.end, identifier: id.rawValue, name: "load"),
        ])
      #expect(
        records(in: store).map(\.message) == ["from network", "number 1", "", "got <private>"])
    }
  }

  @Test("an interval ends once; a second end is a fault in the log")
  func doubleEnd() async throws {
    try await withDevice { store in
      let signposter = OSSignposter(subsystem: "org.example.twice", category: "a")
      let state = signposter.beginInterval("load")
      #expect(state._hasValue(id: .exclusive, isOpen: true))
      signposter.endInterval("load", state)
      #expect(state._hasValue(id: .exclusive, isOpen: false))
      signposter.endInterval("load", state)
      #expect(signposts(in: store).map(\.phase) == [.begin, .end])
      let faults = records(in: store).filter { $0.kind == .log(.fault) }
      #expect(
        faults.map(\.message) == ["the interval 'load' has ended before; end it once"])
    }
  }

  @Test("an interval around a task ends also when the task throws")
  func around() async throws {
    try await withDevice { store in
      let signposter = OSSignposter(subsystem: "org.example.around", category: "a")
      #expect(signposter.withIntervalSignpost("sum", "of \(2)") { 1 + 1 } == 2)
      #expect(throws: Failure.self) {
        try signposter.withIntervalSignpost("fail") { throw Failure() }
      }
      #expect(signposts(in: store).map(\.name) == ["sum", "sum", "fail", "fail"])
      #expect(signposts(in: store).map(\.phase) == [.begin, .end, .begin, .end])
    }
  }

  @Test("an interval's state travels")
  func codable() throws {
    let state = OSSignpostIntervalState.beginState(id: OSSignpostID(7))
    _ = state.close()
    let data = try JSONEncoder().encode([state, .beginState(id: OSSignpostID(8))])
    let states = try JSONDecoder().decode([OSSignpostIntervalState].self, from: data)
    #expect(states[0]._hasValue(id: OSSignpostID(7), isOpen: false))
    #expect(states[1]._hasValue(id: OSSignpostID(8), isOpen: true))
  }

  @Test("identifiers are one's own, an object's, or none")
  func identifiers() async throws {
    let log = OSLog.default
    let object = NSObject()
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    #expect(OSSignpostID(log: log, object: object) != OSSignpostID(log: log, object: NSObject()))
    #expect(OSSignpostID(1) < OSSignpostID(2))
    // Values that Apple's header gives.
    #expect(OSSignpostID.null.rawValue == 0)
    #expect(OSSignpostID.invalid.rawValue == .max)
    #expect(OSSignpostID.exclusive.rawValue == 0xEEEE_B0B5_B2B2_EEEE)
    try await withDevice { store in
      let signposter = OSSignposter(subsystem: "org.example.ids", category: "a")
      signposter.emitEvent("none", id: .null)
      signposter.endInterval("none", signposter.beginInterval("none", id: .invalid))
      #expect(signposts(in: store).isEmpty)
    }
  }

  @Test("dropped ones evaluate nothing; dynamic ones wait for somebody to ask")
  func disabled() async throws {
    try await withDevice { store in
      var count = 0
      func value() -> Int {
        count += 1
        return count
      }
      OSSignposter.disabled.emitEvent("off", "\(value())")
      let dynamic = OSSignposter(subsystem: "org.example.dynamic", category: .dynamicTracing)
      dynamic.emitEvent("off", "\(value())")
      #expect(!dynamic.isEnabled && count == 0)
      #expect(
        !OSLog(subsystem: "org.example.dynamic", category: .dynamicStackTracing).signpostsEnabled)
      let lease = try LogLease(
        folder: LogFolder(store), level: .debug, subsystem: "org.example.dynamic")
      dynamic.emitEvent("on", "\(value())")
      lease.end()
      dynamic.emitEvent("off", "\(value())")
      #expect(signposts(in: store).map(\.name) == ["on"])
      #expect(OSLog(subsystem: "org.example.dynamic", category: .pointsOfInterest).signpostsEnabled)
    }
  }

  @Test("C's functions mark the same, and animations say what they are")
  func functions() async throws {
    try await withDevice { store in
      let log = OSLog(subsystem: "org.example.functions", category: .pointsOfInterest)
      let id = OSSignpostID(5)
      os_signpost(.begin, log: log, name: "load", signpostID: id, "%d of %{public}s", 1, "two")
      os_signpost(.end, log: log, name: "load", signpostID: id)
      os_signpost(.event, log: log, name: "moment")
      os_signpost(.animationBegin, log: log, name: "slide", "%d", 3)
      os_signpost(.animationBegin, log: log, name: "fade")
      let state = OSSignposter(logHandle: log).beginAnimationInterval("spin", "fast")
      OSSignposter(logHandle: log).endInterval("spin", state)
      let found = records(in: store)
      #expect(found.map(\.message) == ["1 of two", "", "", "3", "", "fast", ""])
      #expect(
        found.map(\.formatString) == [
          "%d of %{public}s", "", "", "%d isAnimation=YES", "isAnimation=YES",
          "fast isAnimation=YES", "",
        ])
      #expect(found.allSatisfy { $0.category == "PointsOfInterest" })
      #expect(
        signposts(in: store).map(\.phase) == [.begin, .end, .event, .begin, .begin, .begin, .end])
    }
  }
}
