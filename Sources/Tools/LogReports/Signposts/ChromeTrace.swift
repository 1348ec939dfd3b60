// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// Signposts in the trace event format that Perfetto and `chrome://tracing` open.
///
/// Source: "Trace Event Format", Google. Complete events of a thread have to lie inside each other,
/// so an interval that overlaps another only in part, that ends on another thread or that is still
/// open becomes a pair of asynchronous events.
package struct ChromeTrace {
  private let signposts: SignpostIntervals
  /// Microseconds count from here.
  private let origin: Int64

  package init(_ signposts: SignpostIntervals) {
    self.signposts = signposts
    let times =
      signposts.intervals.map(\.begin.uptime) + signposts.events.map(\.uptime)
    origin = times.min() ?? 0
  }

  package var text: String {
    var events = names
    let nested = nestedIntervals
    for (index, interval) in signposts.intervals.enumerated() {
      if let duration = interval.duration, nested.contains(index) {
        events.append(complete(interval, duration))
      } else {
        events += asynchronous(interval, number: index + 1)
      }
    }
    events += signposts.events.map(instant)
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + events.joined(separator: ",\n")
      + "\n]}\n"
  }

  // MARK: Events

  private func event(
    _ phase: String, _ name: String, _ record: LogRecord, _ add: (inout JSONLine) -> Void = { _ in }
  ) -> JSONLine {
    var event = JSONLine()
    event.add("ph", phase)
    event.add("name", name)
    event.add("cat", Self.category(record))
    event.add("pid", Int64(record.processIdentifier))
    event.add("tid", record.threadIdentifier)
    event.add("ts", raw: microseconds(record.uptime &- origin))
    add(&event)
    return event
  }

  private func complete(_ interval: SignpostInterval, _ duration: Int64) -> String {
    event("X", interval.name, interval.begin) { event in
      event.add("dur", raw: microseconds(duration))
      event.add("args", raw: arguments(interval.begin, interval.end, interval.identifier))
    }.text
  }

  private func asynchronous(_ interval: SignpostInterval, number: Int) -> [String] {
    func add(_ event: inout JSONLine, _ arguments: String) {
      event.add("id", "0x" + String(number, radix: 16))
      event.add("args", raw: arguments)
    }
    var events = [
      event("b", interval.name, interval.begin) {
        add(&$0, arguments(interval.begin, nil, interval.identifier))
      }.text
    ]
    if let end = interval.end {
      events.append(
        event("e", interval.name, end) {
          add(&$0, arguments(nil, end, interval.identifier))
        }.text)
    }
    return events
  }

  private func instant(_ record: LogRecord) -> String {
    guard case .signpost(let signpost) = record.kind else { return "{}" }
    return event("i", signpost.name, record) { event in
      event.add("s", "t")
      event.add("args", raw: arguments(record, nil, signpost.identifier))
    }.text
  }

  private func arguments(
    _ begin: LogRecord?, _ end: LogRecord?, _ identifier: UInt64
  ) -> String {
    var arguments = JSONLine()
    if let record = begin ?? end {
      arguments.add("subsystem", record.subsystem)
      arguments.add("category", record.category)
    }
    arguments.add("signpostID", "0x" + String(identifier, radix: 16))
    if let begin, !begin.message.isEmpty { arguments.add("message", begin.message) }
    if let end, !end.message.isEmpty { arguments.add("endMessage", end.message) }
    return arguments.text
  }

  /// The names of processes and threads.
  private var names: [String] {
    var processes: [Int32: String] = [:]
    var threads: Set<[UInt64]> = []
    let records =
      signposts.intervals.flatMap { [$0.begin] + ($0.end.map { [$0] } ?? []) }
      + signposts.events
    for record in records {
      let name = record.process
      let known = processes[record.processIdentifier]
      // Host and assistant are one process.
      if known == nil {
        processes[record.processIdentifier] = name
      } else if let known, !known.split(separator: "+").contains(name[...]) {
        processes[record.processIdentifier] = "\(known)+\(name)"
      }
      threads.insert([UInt64(bitPattern: Int64(record.processIdentifier)), record.threadIdentifier])
    }
    func metadata(_ what: String, _ process: Int64, _ thread: UInt64?, _ name: String) -> String {
      var event = JSONLine()
      event.add("ph", "M")
      event.add("name", what)
      event.add("pid", process)
      if let thread { event.add("tid", thread) }
      var arguments = JSONLine()
      arguments.add("name", name)
      event.add("args", raw: arguments.text)
      return event.text
    }
    return processes.sorted { $0.key < $1.key }
      .map { metadata("process_name", Int64($0.key), nil, $0.value) }
      + threads.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { pair in
        metadata(
          "thread_name", Int64(bitPattern: pair[0]), pair[1],
          pair[0] == pair[1] ? "main" : "thread \(pair[1])")
      }
  }

  private static func category(_ record: LogRecord) -> String {
    // A comma separates categories.
    "\(record.subsystem):\(record.category)".replacing(",", with: " ")
  }

  private func microseconds(_ nanoseconds: Int64) -> String {
    let (sign, size) = (nanoseconds < 0 ? "-" : "", nanoseconds.magnitude)
    let fraction = String(size % 1000)
    return "\(sign)\(size / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  // MARK: Nesting

  /// The intervals that lie inside or beside all others of their thread.
  private var nestedIntervals: Set<Int> {
    var byThread: [[Int64]: [Int]] = [:]
    for (index, interval) in signposts.intervals.enumerated() {
      guard let end = interval.end, end.threadIdentifier == interval.begin.threadIdentifier,
        end.uptime >= interval.begin.uptime
      else { continue }
      let thread = [
        Int64(interval.begin.processIdentifier),
        Int64(bitPattern: interval.begin.threadIdentifier),
      ]
      byThread[thread, default: []].append(index)
    }
    var result: Set<Int> = []
    for indices in byThread.values {
      // Outer ones first.
      let ordered = indices.sorted { left, right in
        let (one, other) = (signposts.intervals[left], signposts.intervals[right])
        if one.begin.uptime != other.begin.uptime { return one.begin.uptime < other.begin.uptime }
        return (one.duration ?? 0) > (other.duration ?? 0)
      }
      var ends: [Int64] = []
      for index in ordered {
        let interval = signposts.intervals[index]
        guard let end = interval.end?.uptime else { continue }
        while let last = ends.last, last <= interval.begin.uptime { ends.removeLast() }
        if let last = ends.last, last < end { continue }
        ends.append(end)
        result.insert(index)
      }
    }
    return result
  }
}
