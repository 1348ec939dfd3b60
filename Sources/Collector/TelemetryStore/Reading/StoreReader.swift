// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import TelemetryModel

/// A connection that answers; used by one thread at a time.
final class StoreReader {
  let connection: SQLiteConnection
  let codec: ColumnCodec
  let limits: TelemetryStoreLimits
  private(set) var names = StoredNames()

  init(path: String, limits: TelemetryStoreLimits) throws {
    connection = try SQLiteConnection(path: path, mode: .readOnly)
    try Schema.check(connection.number("PRAGMA user_version") ?? 0, connection)
    codec = try ColumnCodec()
    self.limits = limits
  }

  /// Runs `body` while the store stands still for this reader.
  func reading<Answer>(_ body: () throws -> Answer) throws -> Answer {
    try connection.transaction(.reading) {
      try names.refresh(connection)
      return try body()
    }
  }

  /// Goes through the events that the question is about, with the number of the row of each.
  ///
  /// - Parameters:
  ///   - detail: what tells rows apart beside their group; of the block and the place in it.
  ///   - body: gets the row, the block and the place in it; a row that is one more than the last is new.
  /// - Returns: the group and the detail of each row.
  func forEachEvent(
    _ kind: EventKind, _ columns: Set<Column>, by dimensions: Set<TelemetryDimension>,
    _ filter: TelemetryFilter,
    detail: ((BlockScan.Block, Int) -> UInt64?)? = nil,
    _ body: (Int, BlockScan.Block, Int) -> Void
  ) throws -> [(group: TelemetryGroup, detail: UInt64)] {
    let grouping = Grouping(kind, dimensions, filter, names)
    var index = RowIndex(grouping, limit: limits.rows, hasExtra: detail != nil)
    var wanted = columns.union([.subject, .context, .flags])
    if grouping.step != nil { wanted.insert(.time) }
    try BlockScan(connection, codec).forEachBlock(kind, wanted, time: filter.time) { block in
      let (subjects, contexts) = (block.events[.subject], block.events[.context])
      let (flags, times) = (block.events[.flags], block.events.times)
      var range: Range<Int64>?
      if let time = filter.time, block.first < time.lowerBound || block.last >= time.upperBound {
        range = time
      }
      for place in 0..<block.count {
        guard
          let (subject, context, flag) = grouping.classes(
            subjects[place], contexts[place], flags[place])
        else { continue }
        if let range, !range.contains(times[place]) { continue }
        var extra = RowIndex.Extra()
        if grouping.step != nil { extra.start = grouping.start(times[place]) }
        if let detail {
          guard let number = detail(block, place) else { continue }
          extra.detail = number
        }
        body(try index.row(subject, context, flag, extra), block, place)
      }
    }
    return index.groups
  }
}

extension Grouping {
  /// The classes of an event; nil when the filter does not let it through.
  @inline(__always)
  func classes(_ subject: UInt32, _ context: UInt32, _ flags: UInt32) -> (Int32, Int32, Int32)? {
    // What is not in the tables is damaged, and is not counted anywhere.
    guard Int(subject) < subjects.classes.count, Int(context) < contexts.classes.count,
      Int(flags) < self.flags.classes.count
    else { return nil }
    let subject = subjects.classes[Int(subject)]
    let context = contexts.classes[Int(context)]
    let flags = self.flags.classes[Int(flags)]
    return subject >= 0 && context >= 0 && flags >= 0 ? (subject, context, flags) : nil
  }
}
