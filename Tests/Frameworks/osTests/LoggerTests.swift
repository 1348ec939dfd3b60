// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogStore
import Platform
import Synchronization
import Testing

@testable import os

@Suite("A logger") struct LoggerTests {
  @Test("evaluates nothing of a statement that is disabled, and all of one that is enabled, once")
  func laziness() async throws {
    try await withDevice { _ in
      let logger = Logger(subsystem: "org.example.lazy", category: "values")
      var evaluated: [String] = []
      func value(_ name: String) -> String {
        evaluated.append(name)
        return name
      }
      func columns() -> Int {
        evaluated.append("columns")
        return 3
      }
      logger.debug("a \(value("debug"), align: .right(columns: columns()))")
      logger.trace("a \(value("trace"))")
      logger.log(level: .debug, "a \(value("log"))")
      os_log(.debug, log: OSLog(subsystem: "org.example.lazy", category: "c"), "\(value("os_log"))")
      Logger(.disabled).fault("a \(value("disabled"))")
      #expect(evaluated == [])
      logger.notice("a \(value("notice")) \(value("two"), align: .left(columns: columns()))")
      #expect(evaluated == ["notice", "two", "columns"])
    }
  }

  @Test("writes from default up at once, keeps info until an error, and drops debug")
  func levels() async throws {
    try await withDevice { store in
      let logger = Logger(subsystem: "org.example.levels", category: "all")
      logger.trace("trace")
      logger.debug("debug")
      logger.info("info")
      logger.notice("notice")
      logger.log("log")
      logger.log(level: .info, "info by level")
      #expect(records(in: store).map(\.message) == ["notice", "log"])
      logger.warning("warning")
      logger.error("error")
      logger.critical("critical")
      logger.fault("fault")
      let found = records(in: store)
      #expect(
        found.map(\.message) == [
          "info", "notice", "log", "info by level", "warning", "error", "critical", "fault",
        ])
      #expect(
        found.map(\.kind) == [
          .log(.info), .log(.default), .log(.default), .log(.info), .log(.error), .log(.error),
          .log(.fault), .log(.fault),
        ])
    }
  }

  @Test("writes debug while somebody asks for it, live")
  func lease() async throws {
    try await withDevice { store in
      let logger = Logger(subsystem: "org.example.lease", category: "a")
      let other = Logger(subsystem: "org.example.other", category: "a")
      logger.debug("before")
      let lease = try LogLease(
        folder: LogFolder(store), level: .debug, subsystem: "org.example.lease")
      logger.debug("while")
      other.debug("of another subsystem")
      lease.end()
      logger.debug("after")
      #expect(records(in: store).map(\.message) == ["while"])
    }
  }

  @Test("says who wrote what, when and where")
  func record() async throws {
    try await withDevice { store in
      let before = WallTime.now
      Logger(subsystem: "org.example.who", category: "what").error("50% of \(2) \("x") done")
      let record = try #require(records(in: store).first)
      #expect(record.process == "Acme")
      #expect(record.processIdentifier == ProcessInfo.processInfo.processIdentifier)
      #expect(record.subsystem == "org.example.who")
      #expect(record.category == "what")
      #expect(record.time >= before && record.time <= WallTime.now)
      #expect(record.threadIdentifier == OwnThread.identifier)
      #expect(record.formatString == "50%% of %ld %s done")
      #expect(record.message == "50% of 2 <private> done")
      #expect(
        record.components == [
          LogComponent(literal: "50% of ", placeholder: "%ld", argument: .signed(2)),
          LogComponent(literal: " ", placeholder: "%s"), LogComponent(literal: " done"),
        ])
    }
  }

  @Test("shares everything with others of its names")
  func handles() {
    let one = Logger(subsystem: "org.example.same", category: "a")
    let two = Logger(OSLog(subsystem: "org.example.same", category: "a"))
    let other = Logger(subsystem: "org.example.same", category: "b")
    #expect(one.handle.pointer == two.handle.pointer)
    #expect(one.handle.pointer != other.handle.pointer)
    #expect(Logger().handle.pointer == OSLog.default.handle.pointer)
  }

  @Test("takes a message that is a value already")
  func value() async throws {
    try await withDevice { store in
      let message: OSLogMessage = "kept \(1)"
      Logger(subsystem: "org.example.value", category: "a").notice(message)
      #expect(records(in: store).map(\.message) == ["kept 1"])
    }
  }

  @Test("writes from many threads at once, every statement whole")
  func threads() async throws {
    try await withDevice { store in
      let logger = Logger(subsystem: "org.example.threads", category: "a")
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<50 { logger.notice("\(task) says \(number) of \("secret")") }
          }
        }
      }
      let expected = Set(
        (0..<8).flatMap { task in (0..<50).map { "\(task) says \($0) of <private>" } })
      #expect(Set(records(in: store).map(\.message)) == expected)
      #expect(records(in: store).count == 400)
    }
  }

  @Test("has four forms of os_log")
  func functions() async throws {
    try await withDevice { store in
      let log = OSLog(subsystem: "org.example.forms", category: "a")
      os_log("of %{public}@ and %d", log: log, type: .error, "one", 2)
      os_log(.error, log: log, "of %{public}s", "three")
      os_log(.error, log: log, "of \(4)")
      os_log("five")
      os_log("of \(6)")
      os_log("seven", log: log)
      os_log("eight", log: log, type: .debug)
      #expect(
        records(in: store).map(\.message)
          == ["of one and 2", "of three", "of 4", "five", "of 6", "seven"])
      #expect(records(in: store).map(\.subsystem).filter(\.isEmpty).count == 2)
    }
  }

  @Test("tells whether a statement would go anywhere")
  func isEnabled() async throws {
    try await withDevice { _ in
      let log = OSLog(subsystem: "org.example.enabled", category: "a")
      #expect(log.isEnabled(type: .default) && log.isEnabled(type: .info))
      #expect(!log.isEnabled(type: .debug))
      #expect(!OSLog.disabled.isEnabled(type: .fault))
    }
  }
}
