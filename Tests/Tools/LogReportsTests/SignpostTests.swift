// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import LogReports
import LogStore
import Testing

@Suite("Intervals of signposts") struct SignpostIntervalTests {
  @Test("begin and end match by process, log, name and identifier")
  func matching() {
    let result = SignpostIntervals([
      signpost(.begin, "load", id: 1, at: 10), signpost(.begin, "load", id: 2, at: 20),
      signpost(.begin, "save", id: 1, at: 30),
      signpost(.begin, "load", id: 1, at: 40, process: 43),
      signpost(.begin, "load", id: 1, at: 50, category: "ui"),
      signpost(.end, "load", id: 2, at: 60), signpost(.end, "load", id: 1, at: 70),
      signpost(.end, "load", id: 1, at: 80, process: 43),
      signpost(.end, "save", id: 1, at: 90), signpost(.end, "load", id: 1, at: 100, category: "ui"),
      signpost(.end, "load", id: 3, at: 110), signpost(.event, "tick", at: 120), message("x"),
    ])
    #expect(result.intervals.map(\.duration) == [60, 40, 60, 40, 50])
    #expect(result.strayEnds.count == 1)
    #expect(result.events.count == 1)
  }

  @Test("one that is begun again before it ended lies inside the other, in any order of records")
  func nesting() {
    let result = SignpostIntervals([
      signpost(.end, "load", at: 100), signpost(.begin, "load", at: 20),
      signpost(.end, "load", at: 30), signpost(.begin, "load", at: 10),
    ])
    #expect(result.intervals.map(\.duration) == [90, 10])
  }
}

@Suite("The table of signposts") struct SignpostTableTests {
  /// 20 intervals of 1 to 20 ms, in disorder; one open, two whose process is gone, an end too many.
  private var table: SignpostTable {
    var records: [LogRecord] = []
    for step in 0..<20 {
      let length = Int64((step * 7) % 20 + 1) * 1_000_000
      let start = Int64(step) * second
      records.append(signpost(.begin, "load", at: start))
      records.append(signpost(.end, "load", at: start + length))
    }
    records.append(signpost(.begin, "load", id: 7, at: 100 * second))
    records.append(signpost(.begin, "load", id: 7, at: 100 * second, process: 9))
    records.append(signpost(.begin, "load", id: 8, at: 100 * second, process: 9))
    records.append(signpost(.end, "load", id: 9, at: 100 * second))
    records.append(signpost(.event, "tick", at: 5))
    return SignpostTable(SignpostIntervals(records)) { $0 == 42 }
  }

  @Test("counts and ranks")
  func figures() throws {
    let row = try #require(table.rows.first)
    #expect(row.count == 20)
    #expect(row.open == 1)
    #expect(row.unended == 2)
    #expect(row.unbegun == 1)
    // The nearest rank: the 10th and the 19th of 1 to 20.
    #expect(row.percentile(0.5) == 10_000_000)
    #expect(row.percentile(0.95) == 19_000_000)
    #expect(row.durations.last == 20_000_000)
    #expect(
      table.cells == [
        [
          "subsystem", "category", "name", "count", "open", "p50", "p95", "max", "events",
          "unmatched",
        ],
        [
          "com.acme.tasks", "sync", "load", "20", "1", "10.0 ms", "19.0 ms", "20.0 ms", "0",
          "2 begun, 1 ended",
        ],
        ["com.acme.tasks", "sync", "tick", "0", "0", "-", "-", "-", "1", "-"],
      ])
  }

  @Test("is one array in JSON")
  func json() {
    #expect(
      table.json.contains(
        #""count":20,"open":1,"unended":2,"unbegun":1,"events":0,"p50":10.0,"p95":19.0,"max":20.0}"#
      ))
    #expect(table.json.contains(#""events":1,"p50":null"#))
    #expect(SignpostTable(SignpostIntervals([])) { _ in true }.json == "[]")
  }

  @Test("clocks that are damaged make no interval of them")
  func extremes() {
    let result = SignpostIntervals([
      signpost(.begin, "a", at: .min + noon), signpost(.end, "a", at: .max - noon),
    ])
    #expect(result.intervals.map(\.duration) == [.max])
  }

  @Test(
    "durations have three digits and a unit",
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1_000, "1.00 µs"), (12_340, "12.3 µs"), (999_400, "999 µs"),
      (999_600, "1.00 ms"), (9_996_000, "10.0 ms"), (123_456_789, "123 ms"),
      (1_500_000_000, "1.50 s"), (3_600_000_000_000, "3600 s"),
    ] as [(Int64, String)])
  func text(nanoseconds: Int64, text: String) {
    #expect(SignpostTable.text(nanoseconds) == text)
  }
}
