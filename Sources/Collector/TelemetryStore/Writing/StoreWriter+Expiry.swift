// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit

/// What goes with time, and when the file becomes too large.
extension StoreWriter {
  /// Removes what is too old or too much, and gives the room back.
  func expire(now: Int64) throws {
    let oldest = limits.oldest(now: now)
    let day = TelemetryStoreLimits.millisecondsPerDay
    try connection.transaction(.writing) {
      for id in try chunks("last < \(oldest)") { try removeChunk(id) }
      // Where few events come in, a chunk spans months; it is written anew once a day then.
      for id in try chunks("first < \(oldest - day)") {
        let events = try readChunk(id)
        try removeChunk(id)
        try insertChunk(
          events.picking(events.times.indices.filter { events.times[$0] >= oldest }),
          replacing: id)
      }
      let forgotten = now / day - Int64(limits.deduplicationDays)
      try connection.execute(
        """
        DELETE FROM segments WHERE day < \(forgotten);
        DELETE FROM contents WHERE day < \(forgotten)
        """)
      while try usedBytes() > limits.bytes,
        let id = try chunks("1 ORDER BY last LIMIT 1").first
      {
        try removeChunk(id)
      }
    }
    for events in recent where events.times.contains(where: { $0 < oldest - day }) {
      let rest = events.picking(events.times.indices.filter { events.times[$0] >= oldest })
      try connection.transaction(.writing) { try replaceArrivals(rest) }
      recent[events.kind.index] = rest
    }
    // It gives back a page each time that it is stepped.
    let vacuum = try connection.prepare("PRAGMA incremental_vacuum")
    while try vacuum.step() {}
  }

  private func chunks(_ condition: String) throws -> [Int64] {
    let statement = try connection.prepare("SELECT id FROM chunks WHERE \(condition)")
    var result: [Int64] = []
    while try statement.step() { result.append(statement.integer(0)) }
    return result
  }

  private func removeChunk(_ id: Int64) throws {
    let first = id * Schema.columnsPerChunk
    try connection.execute(
      """
      DELETE FROM chunks WHERE id = \(id);
      DELETE FROM columns WHERE id >= \(first) AND id < \(first + Schema.columnsPerChunk)
      """)
  }

  private func readChunk(_ id: Int64) throws -> EventColumns {
    let scan = BlockScan(connection, codec)
    var result: EventColumns?
    for kind in EventKind.allCases {
      try scan.forEachBlock(kind, Set(kind.columns), chunk: id) { block in result = block.events }
    }
    guard let result else {
      throw TelemetryStoreError.damaged(block: "chunk \(id)", path: connection.path)
    }
    return result
  }

  private func usedBytes() throws -> Int64 {
    let pages = try connection.number("PRAGMA page_count") ?? 0
    let free = try connection.number("PRAGMA freelist_count") ?? 0
    return (pages - free) * (try connection.number("PRAGMA page_size") ?? 0)
  }
}
