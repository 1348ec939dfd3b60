// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import OSLog
import Platform
import Testing

/// A device whose log records are in a folder of their own, for the code in `body`.
private func withDevice<Result>(_ body: () async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "oslog-\(UUID().uuidString)").path()
  let scope = LaunchScope([.logs: folder + "/logs/store", .bundle: "/apps/Acme.app"])
  defer {
    scope.close()
    try? FileManager.default.removeItem(atPath: folder)
  }
  return try await scope.with { try await body() }
}

@Suite("A log store") struct StoreTests {
  private let logger = Logger(subsystem: "org.example.store", category: "tasks")

  private func messages(
    _ options: OSLogEnumerator.Options = [], _ position: OSLogPosition? = nil,
    _ predicate: NSPredicate? = nil
  ) throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    return try store.getEntries(with: options, at: position, matching: predicate)
      .map(\.composedMessage)
  }

  private func found(_ format: String, _ arguments: Any...) throws -> [String] {
    try messages([], nil, NSPredicate(format: format, argumentArray: arguments))
  }

  @Test("gives back what this process logged, also what is in memory only")
  func entries() async throws {
    try await withDevice {
      logger.info("info")
      logger.notice("notice \(1) \("secret")")
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }
      #expect(entries.map(\.composedMessage) == ["info", "notice 1 <private>"])
      #expect(entries.map(\.level) == [.info, .notice])
      #expect(entries.map(\.storeCategory) == [.shortTerm, .longTermAuto])
      let last = try #require(entries.last)
      #expect(last.subsystem == "org.example.store" && last.category == "tasks")
      #expect(last.process == "Acme" && last.sender == "Acme")
      #expect(last.processIdentifier == ProcessInfo.processInfo.processIdentifier)
      #expect(last.formatString == "notice %ld %s")
      #expect(abs(last.date.timeIntervalSinceNow) < 60)
      #expect(last.components.map(\.formatSubstring) == ["notice ", " "])
      #expect(last.components.map(\.placeholder) == ["%ld", "%s"])
      #expect(last.components.map(\.argumentCategory) == [.int64, .undefined])
      #expect(last.components[0].argumentInt64Value == 1)
      #expect(last.components[1].argumentStringValue == nil)
    }
  }

  @Test("reads backwards, and from a place on")
  func positions() async throws {
    try await withDevice {
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      let before = store.position(date: Date())
      logger.notice("one")
      logger.notice("two")
      #expect(try messages() == ["one", "two"])
      #expect(try messages(.reverse) == ["two", "one"])
      #expect(try messages([], before) == ["one", "two"])
      #expect(try messages(.reverse, before) == [])
      #expect(try messages([], store.position(date: .distantFuture)) == [])
      #expect(try messages(.reverse, store.position(date: .distantFuture)) == ["two", "one"])
      #expect(try messages([], store.position(date: .distantPast)) == ["one", "two"])
      #expect(try messages([], store.position(timeIntervalSinceEnd: 3600)) == ["one", "two"])
      #expect(try messages([], store.position(timeIntervalSinceEnd: -3600)) == ["one", "two"])
      #expect(
        try messages([], store.position(timeIntervalSinceLatestBoot: 0)) == ["one", "two"])
    }
  }

  @Test("finds entries by a predicate over their properties, or over what Console calls them")
  func predicates() async throws {
    try await withDevice {
      logger.notice("load 1")
      logger.error("load 2")
      Logger(subsystem: "org.example.other", category: "tasks").error("load 3")
      let bySubsystem = try found("subsystem == %@", "org.example.store")
      #expect(bySubsystem == ["load 1", "load 2"])
      #expect(try found("subsystem == 'org.example.store' AND level == 4") == ["load 2"])
      #expect(try found("messageType == 'error'") == ["load 2", "load 3"])
      #expect(try found("composedMessage CONTAINS 'LOAD'") == [])
      #expect(try found("eventMessage CONTAINS[c] 'LOAD'").count == 3)
      #expect(try found("date >= %@", Date(timeIntervalSinceNow: 3600)) == [])
      #expect(try found("process == 'Acme' AND category BEGINSWITH 'ta'").count == 3)
      let block = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.level == .error }
      #expect(try messages([], nil, block) == ["load 2", "load 3"])
    }
  }

  @Test("holds signposts")
  func signposts() async throws {
    try await withDevice {
      let signposter = OSSignposter(logger: logger)
      let state = signposter.beginInterval("load", id: OSSignpostID(9))
      signposter.endInterval("load", state)
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      let entries = try store.getEntries(
        matching: NSPredicate(format: "signpostName == 'load'")
      ).compactMap { $0 as? OSLogEntrySignpost }
      #expect(entries.map(\.signpostType) == [.intervalBegin, .intervalEnd])
      #expect(entries.map(\.signpostIdentifier) == [9, 9])
      let enumerator = try store.entriesEnumerator(options: .reverse)
      #expect((enumerator.nextObject() as? OSLogEntrySignpost)?.signpostType == .intervalEnd)
    }
  }

  @Test("entries tell what they are through their protocols")
  func protocols() async throws {
    try await withDevice {
      logger.notice("one")
      let entry = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
        .first { _ in true }
      #expect((entry as? any OSLogEntryFromProcess)?.process == "Acme")
      #expect((entry as? any OSLogEntryWithPayload)?.category == "tasks")
      #expect(entry?.description == "one")
    }
  }
}
