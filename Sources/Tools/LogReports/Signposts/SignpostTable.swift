// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import LogStore

/// How often and how long, by name.
package struct SignpostTable: Sendable {
  package struct Row: Hashable, Sendable {
    package var subsystem: String
    package var category: String
    package var name: String
    /// Whole intervals.
    package var count = 0
    /// Begun by a process that still runs.
    package var open = 0
    /// Begun by a process that ended before they did.
    package var unended = 0
    /// Ended, but their begin is not in the store.
    package var unbegun = 0
    package var events = 0
    /// Nanoseconds, in order.
    package var durations: [Int64] = []

    /// The duration that this share of the intervals does not exceed: the nearest rank.
    package func percentile(_ share: Double) -> Int64? {
      guard !durations.isEmpty else { return nil }
      let rank = (share * Double(durations.count)).rounded(.up)
      return durations[min(max(Int(rank) - 1, 0), durations.count - 1)]
    }
  }

  private struct Key: Hashable {
    var subsystem: String
    var category: String
    var name: String
  }

  /// By subsystem, category and name.
  package let rows: [Row]

  /// - Parameter isRunning: whether a process has not ended.
  package init(_ signposts: SignpostIntervals, isRunning: (Int32) -> Bool) {
    var rows: [Key: Row] = [:]
    func change(_ record: LogRecord, _ name: String, _ change: (inout Row) -> Void) {
      let key = Key(subsystem: record.subsystem, category: record.category, name: name)
      change(
        &rows[
          key, default: Row(subsystem: key.subsystem, category: key.category, name: key.name)])
    }
    func name(_ record: LogRecord) -> String {
      if case .signpost(let signpost) = record.kind { signpost.name } else { "" }
    }
    var running: [Int32: Bool] = [:]
    for interval in signposts.intervals {
      let process = interval.begin.processIdentifier
      change(interval.begin, interval.name) { row in
        if let duration = interval.duration {
          row.count += 1
          row.durations.append(duration)
        } else {
          let isAlive = running[process] ?? isRunning(process)
          running[process] = isAlive
          if isAlive { row.open += 1 } else { row.unended += 1 }
        }
      }
    }
    for record in signposts.strayEnds { change(record, name(record)) { $0.unbegun += 1 } }
    for record in signposts.events { change(record, name(record)) { $0.events += 1 } }
    self.rows = rows.values.map { row in
      var row = row
      row.durations.sort()
      return row
    }.sorted { ($0.subsystem, $0.category, $0.name) < ($1.subsystem, $1.category, $1.name) }
  }

  /// Rows of cells below a row of titles.
  package var cells: [[String]] {
    let titles = [
      "subsystem", "category", "name", "count", "open", "p50", "p95", "max", "events", "unmatched",
    ]
    return [titles]
      + rows.map { row in
        [
          row.subsystem, row.category, row.name, String(row.count), String(row.open),
          Self.text(row.percentile(0.5)), Self.text(row.percentile(0.95)),
          Self.text(row.durations.last), String(row.events), Self.unmatched(row),
        ]
      }
  }

  private static func unmatched(_ row: Row) -> String {
    var parts: [String] = []
    if row.unended > 0 { parts.append("\(row.unended) begun") }
    if row.unbegun > 0 { parts.append("\(row.unbegun) ended") }
    return parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }

  /// Three digits that matter, with a unit.
  package static func text(_ nanoseconds: Int64?) -> String {
    guard let nanoseconds else { return "-" }
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let value = Double(nanoseconds)
    // 999.6 µs is shown as 1.00 ms, not as 1000 µs.
    let (unit, size) = units.last { value.magnitude >= $0.1 * 0.9995 } ?? units[0]
    let scaled = value / size
    if unit == "ns" { return "\(nanoseconds) ns" }
    let places = scaled.magnitude >= 99.95 ? 0 : scaled.magnitude >= 9.995 ? 1 : 2
    return "\(decimal(scaled, places)) \(unit)"
  }

  private static func decimal(_ value: Double, _ places: Int) -> String {
    let factor = [1.0, 10, 100][places]
    let whole = Int64((value * factor).rounded())
    guard places > 0 else { return String(whole) }
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (whole < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// One JSON array, durations in milliseconds.
  package var json: String {
    let objects = rows.map { row in
      var object = JSONLine()
      object.add("subsystem", row.subsystem)
      object.add("category", row.category)
      object.add("name", row.name)
      object.add("count", row.count)
      object.add("open", row.open)
      object.add("unended", row.unended)
      object.add("unbegun", row.unbegun)
      object.add("events", row.events)
      for (key, value) in [
        ("p50", row.percentile(0.5)), ("p95", row.percentile(0.95)), ("max", row.durations.last),
      ] {
        object.add(key, raw: value.map { "\(Double($0) / 1e6)" } ?? "null")
      }
      return "  " + object.text
    }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
  }
}
