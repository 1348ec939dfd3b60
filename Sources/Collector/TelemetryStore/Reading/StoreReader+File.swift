// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import TelemetryModel

extension StoreReader {
  func drops() throws -> DropTotals {
    let statement = try connection.prepare("SELECT key, sum(count) FROM drops GROUP BY key")
    var totals = DropTotals()
    while try statement.step() {
      let index = Int(statement.integer(0))
      guard DropTotals.Key.all.indices.contains(index) else { continue }
      totals[DropTotals.Key.all[index]] = UInt64(clamping: statement.integer(1))
    }
    return totals
  }

  func summary() throws -> StoreSummary {
    var summary = StoreSummary()
    let statement = try connection.prepare(
      """
      SELECT kind, sum(events), min(first), max(last) FROM
      (SELECT kind, events, first, last FROM chunks
       UNION ALL SELECT kind, events, first, last FROM arrivals) GROUP BY kind
      """)
    while try statement.step() {
      let events = UInt64(clamping: statement.integer(1))
      switch EventKind(rawValue: Int(statement.integer(0))) {
      case .run: summary.runs = events
      case .query: summary.queries = events
      case .resolution: summary.resolutions = events
      case nil: continue
      }
      let (first, last) = (statement.integer(2), statement.integer(3))
      let old = summary.times ?? first...last
      summary.times = min(old.lowerBound, first)...max(old.upperBound, last)
    }
    let pages = try connection.number("PRAGMA page_count") ?? 0
    let free = try connection.number("PRAGMA freelist_count") ?? 0
    summary.bytes = (pages - free) * (try connection.number("PRAGMA page_size") ?? 0)
    return summary
  }

  func problems() throws -> [String] {
    var problems: [String] = []
    let check = try connection.prepare("PRAGMA integrity_check")
    while try check.step() {
      if check.text(0) != "ok" { problems.append(check.text(0)) }
    }
    let scan = BlockScan(connection, codec)
    for kind in EventKind.allCases {
      let chunks = try connection.prepare("SELECT id FROM chunks WHERE kind = ?1")
      try chunks.bind(.integer(Int64(kind.rawValue)))
      while try chunks.step() {
        do {
          try scan.forEachBlock(kind, Set(kind.columns), chunk: chunks.integer(0)) { _ in }
        } catch let error as TelemetryStoreError { problems.append(error.description) }
      }
      do {
        try scan.forEachBlock(kind, Set(kind.columns), isRecent: true) { _ in }
      } catch let error as TelemetryStoreError { problems.append(error.description) }
    }
    do { try scan.forEachRollup(time: nil) { _ in } } catch let error as TelemetryStoreError {
      problems.append(error.description)
    }
    return problems
  }
}
