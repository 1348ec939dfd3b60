// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import LogStore

/// A begin and its end.
package struct SignpostInterval: Hashable, Sendable {
  package var begin: LogRecord
  /// Nil while it is open.
  package var end: LogRecord?
  package var identifier: UInt64
  package var name: String

  /// In nanoseconds.
  package var duration: Int64? {
    end.map { end in
      let (duration, overflow) = end.uptime.subtractingReportingOverflow(begin.uptime)
      return overflow ? .max : duration
    }
  }
}

/// Begins and ends of which each found its other.
package struct SignpostIntervals: Sendable {
  /// In the order of their begins.
  package private(set) var intervals: [SignpostInterval] = []
  package private(set) var events: [LogRecord] = []
  /// Ends whose begin is not in the store.
  package private(set) var strayEnds: [LogRecord] = []

  /// What has to be the same of a begin and its end.
  private struct Key: Hashable {
    var process: Int32
    var processName: String
    var subsystem: String
    var category: String
    var name: String
    var identifier: UInt64
  }

  /// - Parameter records: in any order, of any kind.
  package init(_ records: [LogRecord]) {
    var open: [Key: [Int]] = [:]
    // Time of day may jump; within a process the monotonic clock and the sequence do not.
    let ordered = records.sorted { ($0.uptime, $0.sequence) < ($1.uptime, $1.sequence) }
    for record in ordered {
      guard case .signpost(let signpost) = record.kind else { continue }
      let key = Key(
        process: record.processIdentifier, processName: record.process,
        subsystem: record.subsystem, category: record.category, name: signpost.name,
        identifier: signpost.identifier)
      switch signpost.phase {
      case .event: events.append(record)
      case .begin:
        open[key, default: []].append(intervals.count)
        intervals.append(
          SignpostInterval(
            begin: record, identifier: signpost.identifier, name: signpost.name))
      case .end:
        // One that was begun again before it ended is inside the other.
        if let index = open[key]?.popLast() {
          intervals[index].end = record
        } else {
          strayEnds.append(record)
        }
      }
    }
  }
}
