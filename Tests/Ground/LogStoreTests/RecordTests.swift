// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LogStore

@Suite("A record") struct RecordTests {
  @Test("is read back as it was written")
  func roundTrip() throws {
    var record = LogRecord(
      .signpost(LogSignpost(.begin, identifier: .max, name: "näme")), time: -5, uptime: .max,
      threadIdentifier: 7, subsystem: "com.acme", category: "sync", formatString: "%d %s",
      message: "a\0b",
      components: [
        LogComponent(literal: "x", placeholder: "%d", argument: .signed(-1)),
        LogComponent(literal: "", argument: .double(1.5)),
        LogComponent(literal: "l", placeholder: "p", argument: .data([1, 2, 255])),
        LogComponent(literal: "", placeholder: "s", argument: .string("ü")),
        LogComponent(literal: "end", argument: .unsigned(.max)), LogComponent(literal: ""),
      ], storeCategory: .longTerm30)
    record.process = "tasks"
    record.processIdentifier = -1
    record.sequence = 1 << 60
    record.sender = "libacme"
    record.activityIdentifier = 3
    #expect(record.encoded().withUnsafeBytes { LogRecord(encoded: $0) } == record)
  }

  @Test("that is too long is cut at a character and says so")
  func truncation() throws {
    var record = LogRecord.sample(String(repeating: "é", count: 100_000))
    record.components = [LogComponent(literal: "x")]
    let bytes = record.encoded()
    #expect(bytes.count <= RecordFormat.longestRecord)
    let read = try #require(bytes.withUnsafeBytes { LogRecord(encoded: $0) })
    #expect(read.message == String(repeating: "é", count: RecordFormat.longestMessage / 2))
    #expect(read.isTruncated)
    #expect(read.components.isEmpty)
    #expect(read.subsystem == record.subsystem)
  }
}

@Suite("A scanner of records") struct RecordScannerTests {
  private func scan(
    _ bytes: [UInt8], isWhole: Bool = false
  ) -> (messages: [String], done: Int, damage: LogDamage) {
    var (messages, damage): ([String], LogDamage) = ([], LogDamage())
    let done = bytes.withUnsafeBytes { buffer in
      RecordScanner.scan(buffer, isWhole: isWhole, damage: &damage) { _, bytes in
        messages.append(LogRecord(encoded: bytes)?.message ?? "?")
      }
    }
    return (messages, done, damage)
  }

  private let one = LogRecord.sample("one").encoded()
  private let two = LogRecord.sample("two").encoded()

  @Test("waits for the rest of a record, wherever it was cut")
  func incomplete() {
    for length in 0..<one.count {
      let result = scan(two + one.prefix(length))
      #expect(result.messages == ["two"])
      #expect(result.done == two.count)
      #expect(result.damage.isNone)
    }
  }

  @Test("a torn record costs only itself, wherever it was torn")
  func torn() {
    for length in 1..<one.count {
      let result = scan(Array(one[..<length]) + two + two + two)
      #expect(result.messages == ["two", "two", "two"])
      #expect(result.damage == LogDamage(places: 1, bytes: length))
    }
  }

  @Test("a wrong byte costs only its record")
  func corrupted() {
    for place in one.indices {
      var bad = one
      bad[place] ^= 0x41
      let result = scan(two + bad + two, isWhole: true)
      #expect(result.messages == ["two", "two"])
      #expect(result.damage.places == 1)
      #expect(result.damage.bytes == one.count)
    }
  }

  @Test("the end of a file that nobody writes any more is damage")
  func tornEnd() {
    let result = scan(two + one.dropLast(), isWhole: true)
    #expect(result.messages == ["two"])
    #expect(result.damage == LogDamage(places: 1, bytes: one.count - 1))
  }
}

extension LogRecord {
  static func sample(
    _ message: String, _ level: LogLevel = .default, time: Int64 = 0, uptime: Int64 = 0,
    subsystem: String = "com.acme", category: String = "general"
  ) -> LogRecord {
    LogRecord(
      .log(level), time: time, uptime: uptime, threadIdentifier: 1, subsystem: subsystem,
      category: category, message: message)
  }
}
