// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import Synchronization

/// Takes what one process logs. It never fails and never waits for another process: what could not
/// be kept is counted and told when there is room again.
///
/// Records are written at once, so a process that is killed loses none; those of level info are kept
/// in memory until an error or a fault shows that they matter, or somebody asks for them.
package final class LogWriter: Sendable {
  /// The name that its records carry.
  package let process: String
  /// Nil when records are kept in memory only.
  package let directory: String?
  package let activation: LogActivation
  /// Asked each time: a forked child writes too.
  private var processIdentifier: Int32 { OwnProcess.identifier }
  private let logs: SegmentFile?
  private let signposts: SegmentFile?
  private let sequence = Atomic<UInt64>(0)
  private let dropped = Atomic<UInt64>(0)
  private let hasReported = Atomic(false)
  private let ring: Mutex<RecordRing>
  private let report: @Sendable (String) -> Void

  /// A writer to a store.
  ///
  /// - Parameter report: told once, in one line, when records cannot be kept.
  package convenience init(
    directory: String, process: String,
    report: @escaping @Sendable (String) -> Void = LogWriter.printError
  ) {
    self.init(
      process: process, directory: directory, activation: LogActivation(directory: directory),
      memory: 128 << 10, report: report)
  }

  /// A writer that keeps the newest records in memory, for a process without a device.
  package convenience init(inMemoryFor process: String, capacity: Int = 1 << 20) {
    self.init(
      process: process, directory: nil, activation: LogActivation(directory: nil),
      memory: capacity, report: { _ in })
  }

  init(
    process: String, directory: String?, activation: LogActivation, memory: Int,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.process = process
    self.directory = directory
    self.activation = activation
    self.report = report
    ring = Mutex(RecordRing(capacity: memory))
    func file(_ signposts: Bool) -> SegmentFile? {
      directory.map {
        SegmentFile(
          directory: $0, family: SegmentName.family(process: process, signposts: signposts))
      }
    }
    logs = file(false)
    signposts = file(true)
  }

  /// A writer to the same store under another process name.
  package func named(_ process: String) -> LogWriter {
    LogWriter(
      process: process, directory: directory, activation: activation,
      memory: ring.withLock { $0.capacity }, report: report)
  }

  /// Keeps a record, as its level demands. Process and sequence are filled in.
  package func append(_ record: LogRecord) {
    var record = record
    record.process = process
    record.processIdentifier = processIdentifier
    switch record.kind {
    case .log(let level):
      guard level < .default else {
        if level > .default { flush() }
        return write(record, to: logs)
      }
      let threshold = activation.threshold(
        subsystem: record.subsystem, category: record.category)
      guard threshold.captures(level) else { return }
      if level >= threshold.level { write(record, to: logs) } else { remember(record) }
    case .signpost: write(record, to: signposts)
    case .loss: write(record, to: logs)
    }
  }

  /// Moves what is in memory to the store.
  package func flush() {
    guard let logs else { return }
    for bytes in ring.withLock({ $0.removeAll() }) { write(bytes, to: logs) }
  }

  /// What is kept in memory only, from the oldest to the newest.
  package var memory: [LogRecord] {
    ring.withLock(\.contents).compactMap { bytes in
      bytes.withUnsafeBytes { LogRecord(encoded: $0) }
    }
  }

  /// How many records could not be kept and were not told of in the store yet.
  package var droppedCount: UInt64 { dropped.load(ordering: .relaxed) }

  private func write(_ record: LogRecord, to file: SegmentFile?) {
    guard let file else { return remember(record) }
    var record = record
    record.sequence = sequence.wrappingAdd(1, ordering: .relaxed).newValue
    write(record.encoded(), to: file)
  }

  private func remember(_ record: LogRecord) {
    var record = record
    record.sequence = sequence.wrappingAdd(1, ordering: .relaxed).newValue
    let bytes = record.encoded()
    ring.withLock { $0.add(bytes) }
  }

  private func write(_ bytes: [UInt8], to file: SegmentFile) {
    do throws(SystemError) {
      if dropped.load(ordering: .relaxed) > 0 { try tellDropped(file) }
      try append(bytes, to: file)
    } catch {
      dropped.wrappingAdd(1, ordering: .relaxed)
      guard !hasReported.exchange(true, ordering: .relaxed) else { return }
      report("log records of '\(process)' are lost: \(error)")
    }
  }

  private func append(_ bytes: [UInt8], to file: SegmentFile) throws(SystemError) {
    let limits = activation.limits
    var removed: LogHousekeeping.Removed = []
    try file.append(bytes, segmentBytes: limits.segmentBytes) {
      guard let directory else { return }
      removed = LogHousekeeping.run(
        in: directory, limits: limits, now: WallTime.now, isOptional: true)
    }
    for (family, records) in removed where records > 0 {
      let loss = LogLoss(.evicted, count: records, owner: family)
      try file.append(
        lossRecord(loss).encoded(), segmentBytes: limits.segmentBytes, onNewFile: {})
    }
  }

  /// Only one thread tells of a loss; the count goes back when it could not be told.
  private func tellDropped(_ file: SegmentFile) throws(SystemError) {
    let count = dropped.exchange(0, ordering: .relaxed)
    guard count > 0 else { return }
    do throws(SystemError) {
      try append(lossRecord(LogLoss(.notWritten, count: count, owner: process)).encoded(), to: file)
    } catch {
      dropped.wrappingAdd(count, ordering: .relaxed)
      throw error
    }
  }

  private func lossRecord(_ loss: LogLoss) -> LogRecord {
    var record = LogRecord(
      .loss(loss), time: WallTime.now, uptime: MonotonicTime.now.nanoseconds,
      threadIdentifier: OwnThread.identifier, subsystem: "org.openappintents.logs",
      category: "loss", message: loss.sentence, storeCategory: .metadata)
    record.process = process
    record.processIdentifier = processIdentifier
    record.sequence = sequence.wrappingAdd(1, ordering: .relaxed).newValue
    return record
  }

  package static let printError: @Sendable (String) -> Void = { line in
    try? StandardStream.error.write("appintents: \(line)\n")
  }
}

extension LogLoss {
  /// The loss as a message that a reader shows.
  package var sentence: String {
    let records = count == 1 ? "1 record" : "\(count) records"
    return switch reason {
    case .notWritten: "\(records) of '\(owner)' could not be written"
    case .evicted: "\(records) of '\(owner)' were removed to make room"
    }
  }
}
