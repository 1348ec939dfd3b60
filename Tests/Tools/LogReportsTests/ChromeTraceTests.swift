// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LogReports
import LogStore
import Testing

/// The rules of the "Trace Event Format" that its viewers rely on.
private struct TraceRules {
  let events: [[String: Any]]

  init(_ text: String) throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(["ms", "ns"].contains(object["displayTimeUnit"] as? String))
    events = try #require(object["traceEvents"] as? [[String: Any]])
  }

  func check() throws {
    var open: Set<[String]> = []
    var ends: [[Int]: [Double]] = [:]
    for event in events {
      let phase = try #require(event["ph"] as? String)
      #expect(event["name"] is String)
      #expect(event["pid"] is Int)
      if phase == "M" {
        #expect(["process_name", "thread_name"].contains(event["name"] as? String))
        #expect((event["args"] as? [String: Any])?["name"] is String)
        continue
      }
      #expect(event["cat"] is String)
      let thread = [try #require(event["pid"] as? Int), try #require(event["tid"] as? Int)]
      let start = try #require(event["ts"] as? Double)
      #expect(start >= 0)
      #expect(event["args"] is [String: Any])
      switch phase {
      case "X":
        let end = start + (try #require(event["dur"] as? Double))
        #expect(end >= start)
        // Complete events of a thread lie inside or beside each other.
        while let last = ends[thread]?.last, last <= start { ends[thread]?.removeLast() }
        if let last = ends[thread]?.last { #expect(end <= last) }
        ends[thread, default: []].append(end)
      case "b", "e":
        let key = [
          try #require(event["cat"] as? String), try #require(event["id"] as? String),
        ]
        #expect(phase == "b" ? open.insert(key).inserted : open.remove(key) != nil)
      case "i": #expect(event["s"] as? String == "t")
      default: Issue.record("the phase '\(phase)' is not one of this exporter")
      }
    }
  }

  func names(_ phase: String) -> [String] {
    events.filter { $0["ph"] as? String == phase }.compactMap { $0["name"] as? String }
  }
}

@Suite("A trace") struct ChromeTraceTests {
  @Test("keeps to the rules of its format")
  func rules() throws {
    let records = [
      signpost(.begin, "outer", id: 1, at: 1_000), signpost(.begin, "inner", id: 2, at: 2_000),
      signpost(.end, "inner", id: 2, at: 3_000, message: "3 \"items\""),
      // Ends after the outer one: overlaps it in part.
      signpost(.begin, "overlap", id: 3, at: 4_000), signpost(.end, "outer", id: 1, at: 5_000),
      signpost(.end, "overlap", id: 3, at: 6_500),
      signpost(.begin, "elsewhere", id: 4, at: 7_000, thread: 42),
      signpost(.end, "elsewhere", id: 4, at: 8_000, thread: 50),
      signpost(.begin, "open", id: 5, at: 9_000), signpost(.event, "tick", at: 9_500, thread: 51),
      signpost(.begin, "after", id: 6, at: 10_000, process: 43),
      signpost(.end, "after", id: 6, at: 10_000, process: 43),
    ]
    let trace = try TraceRules(ChromeTrace(SignpostIntervals(records)).text)
    try trace.check()
    #expect(trace.names("X") == ["outer", "inner", "after"])
    #expect(trace.names("b") == ["overlap", "elsewhere", "open"])
    #expect(trace.names("e") == ["overlap", "elsewhere"])
    #expect(trace.names("i") == ["tick"])
    let outer = try #require(trace.events.first { $0["name"] as? String == "outer" })
    #expect(outer["ts"] as? Double == 0)
    #expect(outer["dur"] as? Double == 4)
    let overlap = trace.events.filter { $0["name"] as? String == "overlap" }
    #expect(overlap.map { $0["ts"] as? Double } == [3, 5.5])
    let inner = try #require(trace.events.first { $0["name"] as? String == "inner" })
    let arguments = try #require(inner["args"] as? [String: Any])
    #expect(arguments["endMessage"] as? String == "3 \"items\"")
    #expect(arguments["signpostID"] as? String == "0x2")
    let threads = trace.events.filter { $0["name"] as? String == "thread_name" }
      .compactMap { ($0["args"] as? [String: Any])?["name"] as? String }
    #expect(threads == ["main", "thread 50", "thread 51", "thread 42"])
  }

  @Test("of many random intervals keeps to the rules too")
  func random() throws {
    var generator = SeededGenerator(state: 7)
    var records: [LogRecord] = []
    for id in 1...500 as ClosedRange<UInt64> {
      let start = Int64.random(in: 0..<100_000, using: &generator)
      let thread = UInt64.random(in: 1...3, using: &generator)
      records.append(signpost(.begin, "x", id: id, at: start, thread: thread))
      guard id % 10 != 0 else { continue }
      let end = start + Int64.random(in: 0..<5_000, using: &generator)
      let other = id % 7 == 0 ? 4 : thread
      records.append(signpost(.end, "x", id: id, at: end, thread: other))
    }
    let trace = try TraceRules(ChromeTrace(SignpostIntervals(records)).text)
    try trace.check()
    #expect(trace.names("X").count + trace.names("b").count == 500)
    #expect(trace.names("b").count - trace.names("e").count == 50)
  }

  @Test("of nothing is a trace")
  func empty() throws {
    let trace = try TraceRules(ChromeTrace(SignpostIntervals([])).text)
    #expect(trace.events.isEmpty)
  }
}

/// The same numbers each time.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
