// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import Zstd

/// Goes through the blocks of a kind, those of chunks and those that have just arrived.
///
/// One block is in memory at a time, and its arrays are used again for the next.
final class BlockScan {
  struct Block {
    /// The wanted columns; others are empty, or left over.
    var events: EventColumns
    /// Counts the blocks of a scan from 1.
    var number = 0
    /// Of the times of all its events.
    var first: Int64
    var last: Int64
    var count: Int
  }

  private let connection: SQLiteConnection
  private let codec: ColumnCodec

  init(_ connection: SQLiteConnection, _ codec: ColumnCodec) {
    self.connection = connection
    self.codec = codec
  }

  /// - Parameters:
  ///   - time: only blocks with an event in it; `.time` is read of those that have others too.
  ///   - chunk: only this one, and no arrivals.
  ///   - isRecent: only arrivals.
  func forEachBlock(
    _ kind: EventKind, _ wanted: Set<Column>, time: Range<Int64>? = nil, chunk: Int64? = nil,
    isRecent: Bool = false,
    _ body: (Block) throws -> Void
  ) throws {
    let statement = try connection.prepare(
      """
      SELECT id, events, first, last FROM chunks
      WHERE kind = ?1 AND last >= ?2 AND first < ?3 AND (?4 IS NULL OR id = ?4) ORDER BY id
      """)
    try statement.bind(
      .integer(Int64(kind.rawValue)), .integer(time?.lowerBound ?? .min),
      .integer(time?.upperBound ?? .max), chunk.map { .integer($0) } ?? .null)
    let read = try connection.prepare("SELECT bytes FROM columns WHERE id = ?1")
    var block = Block(events: EventColumns(kind), first: 0, last: 0, count: 0)
    while try !isRecent && statement.step() {
      let id = statement.integer(0)
      block.number += 1
      (block.first, block.last) = (statement.integer(2), statement.integer(3))
      block.count = Int(statement.integer(1))
      for column in kind.columns where isNeeded(column, wanted, time, block) {
        try read.bind(.integer(id * Schema.columnsPerChunk + Int64(column.rawValue)))
        guard try read.step() else { throw damage("chunk \(id)") }
        try naming("chunk \(id)") {
          try read.withBytes(0) { try codec.decode(column, $0, into: &block.events) }
        }
        read.reset()
        guard hasCount(column, block) else { throw damage("chunk \(id)") }
      }
      try body(block)
    }
    guard chunk == nil else { return }
    try forEachArrival(kind, wanted, time, &block, body)
  }

  private func forEachArrival(
    _ kind: EventKind, _ wanted: Set<Column>, _ time: Range<Int64>?, _ block: inout Block,
    _ body: (Block) throws -> Void
  ) throws {
    let statement = try connection.prepare(
      """
      SELECT id, events, first, last, block FROM arrivals
      WHERE kind = ?1 AND last >= ?2 AND first < ?3 ORDER BY id
      """)
    try statement.bind(
      .integer(Int64(kind.rawValue)), .integer(time?.lowerBound ?? .min),
      .integer(time?.upperBound ?? .max))
    while try statement.step() {
      let id = statement.integer(0)
      block.number += 1
      (block.first, block.last) = (statement.integer(2), statement.integer(3))
      block.count = Int(statement.integer(1))
      let needed = Set(kind.columns.filter { isNeeded($0, wanted, time, block) })
      try naming("arrival \(id)") {
        try statement.withBytes(4) { try codec.decodeBlock($0, needed, into: &block.events) }
      }
      guard needed.allSatisfy({ hasCount($0, block) }) else { throw damage("arrival \(id)") }
      try body(block)
    }
  }

  private func isNeeded(
    _ column: Column, _ wanted: Set<Column>, _ time: Range<Int64>?, _ block: Block
  ) -> Bool {
    if wanted.contains(column) { return true }
    guard column == .time, let time else { return false }
    return block.first < time.lowerBound || block.last >= time.upperBound
  }

  private func hasCount(_ column: Column, _ block: Block) -> Bool {
    switch column {
    case .time: block.events.times.count == block.count
    case .phaseTimes: true
    default: block.events[column].count == block.count
    }
  }

  /// Reads the wanted parts of the rollups of chunks, and tells of each chunk its times.
  func forEachRollup(
    time: Range<Int64>?, _ body: (Rollup) throws -> Void
  ) throws {
    let statement = try connection.prepare(
      "SELECT id FROM chunks WHERE kind = ?1 AND last >= ?2 AND first < ?3 ORDER BY id")
    try statement.bind(
      .integer(Int64(EventKind.run.rawValue)), .integer(time?.lowerBound ?? .min),
      .integer(time?.upperBound ?? .max))
    let read = try connection.prepare("SELECT bytes FROM columns WHERE id = ?1")
    var rollup = Rollup()
    while try statement.step() {
      let id = statement.integer(0)
      for part in Rollup.Part.allCases {
        try read.bind(.integer(id * Schema.columnsPerChunk + Int64(part.rawValue)))
        guard try read.step() else { throw damage("chunk \(id)") }
        try naming("chunk \(id)") {
          try read.withBytes(0) {
            try codec.decode($0, limit: ColumnCodec.largestBlock, into: &rollup[part])
          }
        }
        read.reset()
      }
      guard rollup.isWhole else { throw damage("chunk \(id)") }
      try body(rollup)
    }
  }

  private func naming(_ block: String, _ body: () throws -> Void) throws {
    do { try body() } catch is ColumnDamage { throw damage(block) } catch ZstdError.damaged {
      throw damage(block)
    } catch ZstdError.memory { throw TelemetryStoreError.memory }
  }

  private func damage(_ block: String) -> TelemetryStoreError {
    .damaged(block: block, path: connection.path)
  }
}

extension Rollup {
  /// Whether its columns fit each other.
  var isWhole: Bool {
    let cells = self[.hour].count
    let perBucket: Set<Part> = [.bucketGap, .bucketSize]
    return Part.allCases.allSatisfy { perBucket.contains($0) || self[$0].count == cells }
      && self[.bucketGap].count == self[.bucketSize].count
      && self[.bucketCount].reduce(0) { $0 + Int($1) } == self[.bucketGap].count
  }
}
