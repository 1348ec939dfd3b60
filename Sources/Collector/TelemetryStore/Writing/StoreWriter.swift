// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import SQLiteKit
internal import TelemetryModel
internal import Zstd

/// The one that changes the file; used by one thread at a time.
///
/// Arrivals of a transaction become one row of `arrivals` for each kind of event, and stay in
/// memory too. When there are enough of them they are packed: sorted, compressed by column, and rolled up.
final class StoreWriter {
  /// More pieces than a device would send a segment in.
  private static let mostPieces = 4_096
  private static let longestHash = 64
  private static let mostEvents = 1 << 20
  /// From so many rows on, those of a kind are made one, so that readers find few.
  private static let mostArrivals: Int64 = 512

  let connection: SQLiteConnection
  let codec: ColumnCodec
  let limits: TelemetryStoreLimits
  let vocabulary: Vocabulary
  private var staged = StagedEvents()
  /// What lies in `arrivals`, by kind.
  var recent = EventKind.allCases.map { EventColumns($0) }
  private var arrivalRows = [Int64](repeating: 0, count: EventKind.allCases.count)
  private let readRanges, writeRanges, readContent, writeContent, raiseDrops: SQLiteStatement
  private let insertArrival, deleteArrivals, insertChunk, insertColumn: SQLiteStatement

  init(_ connection: SQLiteConnection, limits: TelemetryStoreLimits) throws {
    self.connection = connection
    self.limits = limits
    codec = try ColumnCodec()
    vocabulary = try Vocabulary(connection, nameLimit: limits.names)
    readRanges = try connection.prepare(
      "SELECT ranges FROM segments WHERE install = ?1 AND segment = ?2")
    writeRanges = try connection.prepare(
      """
      INSERT INTO segments (install, segment, day, ranges) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET day = excluded.day, ranges = excluded.ranges
      """)
    readContent = try connection.prepare("SELECT 1 FROM contents WHERE hash = ?1")
    writeContent = try connection.prepare("INSERT INTO contents VALUES (?1, ?2)")
    raiseDrops = try connection.prepare(
      """
      INSERT INTO drops VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET count = max(count, excluded.count)
      """)
    insertArrival = try connection.prepare(
      "INSERT INTO arrivals (kind, events, first, last, block) VALUES (?1, ?2, ?3, ?4, ?5)")
    deleteArrivals = try connection.prepare("DELETE FROM arrivals WHERE kind = ?1")
    insertChunk = try connection.prepare("INSERT INTO chunks VALUES (?1, ?2, ?3, ?4, ?5)")
    insertColumn = try connection.prepare("INSERT INTO columns VALUES (?1, ?2)")
    try readRecent()
  }

  private func readRecent() throws {
    let statement = try connection.prepare("SELECT kind, block FROM arrivals ORDER BY id")
    while try statement.step() {
      guard let kind = EventKind(rawValue: Int(statement.integer(0))) else { continue }
      var events = EventColumns(kind)
      try statement.withBytes(1) {
        try codec.decodeBlock($0, Set(kind.columns), into: &events)
      }
      recent[kind.index].append(contentsOf: events)
      arrivalRows[kind.index] += 1
    }
  }

  // MARK: Ingest

  /// Takes in all of them in one transaction, so that they share its wait for the disk.
  ///
  /// - Throws: when none of them was taken in.
  func ingest(_ arrivals: [TelemetryArrival]) throws -> [Result<IngestReceipt, any Error>] {
    staged.removeAll()
    // Where packing fails again and again, its reason has to come out before memory is full.
    if recent.contains(where: { $0.times.count >= 4 * limits.chunkEvents }) { _ = try pack() }
    let receipts: [Result<IngestReceipt, any Error>]
    do {
      receipts = try connection.transaction(.writing) {
        let receipts = try arrivals.map { arrival in
          // What is wrong with an arrival is found before it leaves a trace.
          do { return Result<IngestReceipt, any Error>.success(try stage(arrival)) } catch let error
            as TelemetryStoreError
          {
            return .failure(error)
          }
        }
        for events in staged.blocks where !events.isEmpty { try insertArrival(of: events) }
        return receipts
      }
    } catch {
      try vocabulary.reload()
      throw error
    }
    for events in staged.blocks where !events.isEmpty {
      recent[events.kind.index].append(contentsOf: events)
      arrivalRows[events.kind.index] += 1
    }
    return receipts
  }

  private func stage(_ arrival: TelemetryArrival) throws -> IngestReceipt {
    guard arrival.events.count <= Self.mostEvents else {
      throw TelemetryStoreError.tooManyEvents(limit: Self.mostEvents)
    }
    let day = SQLiteValue.integer(arrival.received / TelemetryStoreLimits.millisecondsPerDay)
    switch arrival.identity {
    case .segment(let id):
      let install = SQLiteValue.blob(id.install.bytes)
      let segment = SQLiteValue.integer(Int64(id.segment.number))
      let known = try ranges(install, segment)
      var all = known
      all.insert(id.range)
      guard all.ranges.count <= Self.mostPieces else {
        throw TelemetryStoreError.tooManyPieces(limit: Self.mostPieces)
      }
      let receipt = try stage(arrival, install: install) { event in
        guard event.id.segment == id.segment, id.range.contains(event.id.offset) else {
          return .refused
        }
        return known.contains(event.id.offset) ? .duplicate : .new
      }
      if all != known { try writeRanges.run(install, segment, day, .blob(all.encoded)) }
      try raise(arrival.dropped, install)
      return receipt
    case .content(let hash):
      guard hash.count <= Self.longestHash else {
        throw TelemetryStoreError.tooLongIdentity(limit: Self.longestHash)
      }
      try readContent.bind(.blob(hash))
      let isKnown = try readContent.step()
      readContent.reset()
      if isKnown { return IngestReceipt(duplicates: arrival.events.count) }
      let receipt = try stage(arrival, install: nil) { _ in .new }
      try writeContent.run(.blob(hash), day)
      return receipt
    }
  }

  private enum Standing { case new, duplicate, refused }

  private func stage(
    _ arrival: TelemetryArrival, install: SQLiteValue?, _ standing: (TelemetryEvent) -> Standing
  ) throws -> IngestReceipt {
    var receipt = IngestReceipt()
    let contexts = try arrival.contexts.mapValues { try vocabulary.context($0) }
    let oldest = limits.oldest(now: arrival.received)
    let newest = arrival.received + Int64(limits.hoursAhead) * 3_600_000
    // A device writes its records in the order of their places; whoever does not may repeat one.
    var (last, seen): (UInt32?, Set<UInt32>) = (nil, [])
    var isOrdered = true
    for (index, event) in arrival.events.enumerated() {
      switch standing(event) {
      case .refused:
        receipt.refused += 1
        continue
      case .duplicate:
        receipt.duplicates += 1
        continue
      case .new: break
      }
      if install != nil {
        if isOrdered, let last, event.id.offset <= last {
          isOrdered = false
          seen = Set(arrival.events[..<index].map(\.id.offset))
        }
        last = event.id.offset
        if !isOrdered, !seen.insert(event.id.offset).inserted {
          receipt.duplicates += 1
          continue
        }
      }
      if case .drops(let totals) = event.content {
        if let install { try raise(totals, install) }
        receipt.accepted += 1
        continue
      }
      guard let context = contexts[event.context], TelemetryArrival.isPlausible(event.time) else {
        receipt.refused += 1
        continue
      }
      let time = event.time &- (arrival.skews[event.context] ?? 0)
      guard time >= oldest, time <= newest else {
        receipt.refused += 1
        continue
      }
      try staged.append(event, time: time, context: context, vocabulary)
      receipt.accepted += 1
    }
    return receipt
  }

  private func ranges(_ install: SQLiteValue, _ segment: SQLiteValue) throws -> ByteRanges {
    try readRanges.bind(install, segment)
    defer { readRanges.reset() }
    guard try readRanges.step() else { return ByteRanges() }
    guard let ranges = ByteRanges(encoded: readRanges.bytes(0)) else {
      throw TelemetryStoreError.damaged(block: "a segment's ranges", path: connection.path)
    }
    return ranges
  }

  private func raise(_ totals: DropTotals, _ install: SQLiteValue) throws {
    for (key, count) in totals.counts {
      try raiseDrops.run(
        install, .integer(Int64(key.index)), .integer(Int64(clamping: count)))
    }
  }

  private func insertArrival(of events: EventColumns) throws {
    guard let first = events.times.min(), let last = events.times.max() else { return }
    try insertArrival.run(
      .integer(Int64(events.kind.rawValue)), .integer(Int64(events.times.count)), .integer(first),
      .integer(last), .blob(try codec.encodeBlock(events)))
  }

  // MARK: Packing

  /// Packs what is enough for a chunk; a crash leaves either the arrivals or the chunk.
  ///
  /// - Returns: whether anything was packed.
  func pack() throws -> Bool {
    var didPack = false
    for kind in EventKind.allCases {
      let all = recent[kind.index]
      let size = limits.chunkEvents
      if all.times.count >= size {
        let packed = all.times.count / size * size
        let rest = all.picking(Array(packed..<all.times.count))
        try connection.transaction(.writing) {
          for start in stride(from: 0, to: packed, by: size) {
            try insertChunk(all.picking(Array(start..<start + size)))
          }
          try replaceArrivals(rest)
        }
        recent[kind.index] = rest
        arrivalRows[kind.index] = recent[kind.index].isEmpty ? 0 : 1
        didPack = true
      } else if arrivalRows[kind.index] > Self.mostArrivals {
        try connection.transaction(.writing) { try replaceArrivals(all) }
        arrivalRows[kind.index] = 1
      }
    }
    return didPack
  }

  /// Makes the arrivals of a kind these.
  func replaceArrivals(_ events: EventColumns) throws {
    try deleteArrivals.run(.integer(Int64(events.kind.rawValue)))
    try insertArrival(of: events)
  }

  /// - Parameter id: of the chunk whose place it takes; nil for a new one.
  func insertChunk(_ events: EventColumns, replacing id: Int64? = nil) throws {
    guard let first = events.times.min(), let last = events.times.max() else { return }
    let events = events.sorted()
    let number =
      try id ?? (connection.number("SELECT coalesce(max(id), 0) + 1 FROM chunks") ?? 1)
    try insertChunk.run(
      .integer(number), .integer(Int64(events.kind.rawValue)),
      .integer(Int64(events.times.count)), .integer(first), .integer(last))
    for column in events.kind.columns {
      var bytes: [UInt8] = []
      try codec.encode(column, of: events, compressing: true, appendingTo: &bytes)
      try insert(bytes, column.rawValue, ofChunk: number)
    }
    guard events.kind == .run else { return }
    let rollup = Rollup(events, releases: vocabulary.releases)
    for part in Rollup.Part.allCases {
      var bytes: [UInt8] = []
      try codec.encode(rollup[part], compressing: true, appendingTo: &bytes)
      try insert(bytes, part.rawValue, ofChunk: number)
    }
  }

  private func insert(_ bytes: [UInt8], _ column: Int, ofChunk chunk: Int64) throws {
    try insertColumn.run(
      .integer(chunk * Schema.columnsPerChunk + Int64(column)), .blob(bytes))
  }
}

extension EventKind {
  var index: Int { rawValue - 1 }
}

extension InstallID {
  var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * UInt64($0))) }
      + (0..<4).map { UInt8(truncatingIfNeeded: low >> (24 - 8 * UInt32($0))) }
  }
}
