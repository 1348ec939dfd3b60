// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import SQLiteKit
internal import Synchronization
package import TelemetryModel

/// The store in one SQLite file.
///
/// The file is in write-ahead mode, with a flush of the log at each commit: an acknowledged arrival
/// survives the end of the program and of the machine. Arrivals that wait for the disk at
/// one time are committed together. One process at a time opens it.
package final class TelemetryStore: TelemetryStoring {
  package let path: String
  private let limits: TelemetryStoreLimits
  private let writer: Mutex<StoreWriter>
  private let waiting = Mutex<[Waiting]>([])
  private let readers: ReaderPool
  private let lock: Descriptor

  /// Opens the store in a file, which is made when it is not there.
  package init(path: String, limits: TelemetryStoreLimits = TelemetryStoreLimits()) throws {
    self.path = path
    self.limits = limits
    // A file of its own: closing one descriptor of a database gives back all of SQLite's locks on it.
    let lockPath = path + "-lock"
    _ = try Descriptor.open(lockPath, for: .appending)
    guard let lock = FileLock.hold(lockPath, .alone) else {
      throw TelemetryStoreError.inUse(path: path)
    }
    self.lock = lock
    writer = Mutex(try Self.makeWriter(path, limits))
    readers = ReaderPool(path: path, limits: limits)
  }

  private static func makeWriter(_ path: String, _ limits: TelemetryStoreLimits) throws
    -> sending StoreWriter
  {
    do {
      let connection = try SQLiteConnection(path: path, mode: .create)
      try Schema.prepare(connection)
      try connection.execute(
        "PRAGMA synchronous = FULL; PRAGMA cache_size = -8192; PRAGMA wal_autocheckpoint = 1000")
      return try StoreWriter(connection, limits: limits)
    } catch let error as SQLiteError {
      throw TelemetryStoreError.database(error)
    } catch is ColumnDamage {
      throw TelemetryStoreError.damaged(block: "an arrival", path: path)
    }
  }

  // MARK: Ingest

  /// An arrival whose commit its caller waits for.
  private final class Waiting: Sendable {
    let arrival: TelemetryArrival
    let result = Mutex<Result<IngestReceipt, any Error>?>(nil)

    init(_ arrival: TelemetryArrival) { self.arrival = arrival }
  }

  package func ingest(_ arrival: TelemetryArrival) throws -> IngestReceipt {
    let own = Waiting(arrival)
    waiting.withLock { $0.append(own) }
    // Who gets the lock first commits for all who wait; they find their result when they get it.
    writer.withLock { writer in
      guard own.result.withLock({ $0 == nil }) else { return }
      let group = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      do {
        let results = try writer.ingest(group.map(\.arrival))
        for (member, result) in zip(group, results) { member.result.withLock { $0 = result } }
      } catch {
        for member in group { member.result.withLock { $0 = .failure(error) } }
        return
      }
      // What is packed was acknowledged before: a failure is not one of this arrival. It shows again at
      // the next try, and where it lasts, in the commit itself.
      if (try? writer.pack()) ?? false { try? writer.expire(now: arrival.received) }
    }
    guard let result = own.result.withLock({ $0 }) else { throw TelemetryStoreError.memory }
    return try Self.wrapping(path) { try result.get() }
  }

  package func expire(now: Int64) throws {
    try writer.withLock { writer in try Self.wrapping(path) { try writer.expire(now: now) } }
  }

  // MARK: Answers

  package func runs(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [RunAnswer]
  { try reading { try $0.runs(by: dimensions, filter) } }

  package func phases(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [PhaseAnswer]
  { try reading { try $0.phases(by: dimensions, filter) } }

  package func errors(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [ErrorAnswer]
  { try reading { try $0.errors(by: dimensions, filter) } }

  package func terminations(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter)
    throws -> [TerminationAnswer]
  { try reading { try $0.terminations(by: dimensions, filter) } }

  package func resolutions(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter)
    throws -> [ResolutionAnswer]
  { try reading { try $0.resolutions(by: dimensions, filter) } }

  package func queries(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [QueryAnswer]
  { try reading { try $0.queries(by: dimensions, filter) } }

  package func samples(before: TelemetryFilter, after: TelemetryFilter, bySurface: Bool) throws
    -> [SampleAnswer]
  { try reading { try $0.samples(before: before, after: after, bySurface: bySurface) } }

  package func drops() throws -> DropTotals { try reading { try $0.drops() } }

  package func summary() throws -> StoreSummary { try reading { try $0.summary() } }

  package func problems() throws -> [String] { try reading { try $0.problems() } }

  package func backUp(to path: String) throws {
    guard !FileEntry.exists(path) else { throw TelemetryStoreError.exists(path: path) }
    // It gets its name when it is whole.
    let part = path + "-part"
    _ = try? FileEntry.remove(part)
    try readers.withReader { reader in
      try Self.wrapping(self.path) { try reader.connection.backUp(to: part) }
    }
    try FileEntry.move(part, to: path)
  }

  /// Reads the raw events whatever the rollups can tell.
  package func rawRuns(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [RunAnswer]
  { try reading { try $0.rawRuns(by: dimensions, filter) } }

  private func reading<Answer>(_ body: (StoreReader) throws -> Answer) throws -> Answer {
    try readers.withReader { reader in
      try Self.wrapping(path) { try reader.reading { try body(reader) } }
    }
  }

  /// Errors of the layers below, as the store's own.
  private static func wrapping<Result>(_ path: String, _ body: () throws -> Result) throws
    -> Result
  {
    do { return try body() } catch let error as SQLiteError {
      throw TelemetryStoreError.database(error)
    } catch is ColumnDamage { throw TelemetryStoreError.damaged(block: "a block", path: path) }
  }
}

/// Connections that answer, kept for the next question.
private final class ReaderPool: Sendable {
  /// How many stay open while nobody asks.
  private static let kept = 4

  /// A reader that is in the pool, or in the hands of the one thread that took it out.
  private struct Idle: @unchecked Sendable {
    let reader: StoreReader
  }

  private let path: String
  private let limits: TelemetryStoreLimits
  private let idle = Mutex<[Idle]>([])

  init(path: String, limits: TelemetryStoreLimits) {
    self.path = path
    self.limits = limits
  }

  func withReader<Result>(_ body: (StoreReader) throws -> Result) throws -> Result {
    let entry =
      try idle.withLock { $0.popLast() } ?? Idle(reader: StoreReader(path: path, limits: limits))
    defer { idle.withLock { if $0.count < Self.kept { $0.append(entry) } } }
    return try body(entry.reader)
  }
}
