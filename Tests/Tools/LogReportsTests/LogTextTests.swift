// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import CommandLineKit
import Foundation
import LogReports
import LogStore
import Testing

@Suite("Records as text") struct LogTextTests {
  private func text(
    _ style: LogStyle, _ records: [LogRecord], colours: Bool = false
  ) -> String {
    var text = LogText(
      style, dates: dates("Europe/Berlin"), colours: TextStyle(isColoured: colours),
      printable: { $0.replacing("\u{1B}", with: "") })
    let lines = text.lines(records)
    return text.header + lines + text.footer
  }

  @Test("stand in columns by default")
  func columns() {
    #expect(
      text(
        .default, [message("Saved"), signpost(.end, "load", id: 255, at: 7, message: "12 items")])
          == """
          Timestamp                       Thread     Type        Activity             PID    TTL
          2026-11-30 11:00:00.000000+0100 0x1234     Default     0x0                  42     3    AcmeTasks: [com.acme.tasks:sync] Saved
          2026-11-30 11:00:00.000000+0100 0x2a       Signpost    0x0                  42     3    AcmeTasks: [com.acme.tasks:sync] [spid 0xff, end] load: 12 items

          """)
  }

  @Test("are short when they should be")
  func compact() {
    var plain = message("x", .fault)
    plain.subsystem = ""
    plain.category = ""
    plain.sender = "libacme"
    #expect(
      text(.compact, [message("Saved", .info), plain])
        == """
        Timestamp               Ty Process[PID:TID]
        2026-11-30 11:00:00.000 I  AcmeTasks[42:4660] [com.acme.tasks:sync] Saved
        2026-11-30 11:00:00.000 F  AcmeTasks[42:4660] (libacme) x

        """)
  }

  @Test("cannot steer a terminal, and are coloured by level only where colours are")
  func terminal() {
    #expect(text(.compact, [message("a\u{1B}[2Jb")]).contains("a[2Jb"))
    #expect(text(.compact, [message("x", .error)], colours: true).contains("\u{1B}[33m"))
    #expect(!text(.compact, [message("x", .error)]).contains("\u{1B}"))
  }

  @Test("no line that an app wrote looks like a record", arguments: [LogStyle.default, .compact])
  func forged(_ style: LogStyle) {
    var record = message("a\n2026-11-30 11:00:00.000 F  host[1:1] forged")
    record.subsystem = "com.\nacme"
    record.process = "Acme\nTasks"
    let lines = text(style, [record, signpost(.begin, "na\nme", at: 1)]).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains("Acme Tasks") && lines[1].contains("[com. acme:sync] a"))
    #expect(lines[2] == "    2026-11-30 11:00:00.000 F  host[1:1] forged")
    #expect(lines[3].contains("na me"))
  }

  @Test("are an array of objects in JSON", arguments: [0, 1, 3])
  func json(count: Int) throws {
    let nasty = "q\"b\\n\nt\tz\u{0}e\u{1B}u\u{2028}ü😀"
    let records = (0..<count).map { message("\(nasty)\($0)") }
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(text(.json, records).utf8))
        as? [[String: Any]])
    #expect(objects.map { $0["eventMessage"] as? String } == records.map(\.message))
    if let first = objects.first {
      #expect(first["timestamp"] as? String == "2026-11-30 11:00:00.000000+0100")
      #expect(first["messageType"] as? String == "Default")
      #expect(first["processID"] as? Int == 42)
    }
  }

  @Test("are one object in a line in NDJSON")
  func ndjson() throws {
    let loss = LogRecord(
      .loss(LogLoss(.notWritten, count: 3, owner: "AcmeTasks")), time: noon, uptime: 0,
      threadIdentifier: 1, subsystem: "s", category: "c", message: "m")
    let records = [message("a\nb"), signpost(.begin, "load", id: .max, at: 1), loss]
    let lines = text(.ndjson, records).split(separator: "\n")
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    #expect(objects[1]["signpostID"] as? String == "18446744073709551615")
    #expect(objects[1]["signpostType"] as? String == "begin")
    #expect(objects[2]["lossCount"] as? Int == 3)
    #expect(objects[2]["lossReason"] as? String == "notWritten")
  }
}
