// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore
internal import Platform

/// Reads what was logged.
public final class OSLogStore: NSObject {
  /// Whose entries a store holds.
  public enum Scope: Int, Sendable {
    /// All processes of the system.
    @available(
      *, unavailable, message: "the store of a system is macOS's; use 'appintents log show'"
    )
    case system = 0
    /// This process.
    case currentProcessIdentifier = 1
  }

  private let writer: LogWriter

  /// The entries of this process, as far as the store still has them.
  public init(scope: Scope) throws { writer = .current }

  @available(
    *, unavailable,
    message: "an archive of logs is a file of macOS; 'appintents log show' reads a device's"
  )
  public init(url: URL) throws { fatalError("unavailable") }

  @available(
    *, unavailable, message: "the store of a system is macOS's; use 'appintents log show'"
  )
  public class func local() throws -> OSLogStore { fatalError("unavailable") }

  /// The place of a moment.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// The place so many seconds before the end; a negative number counts the same way.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    let end = writer.ownRecords().last?.time ?? WallTime.now
    return OSLogPosition(
      Date(timeIntervalSince1970: Double(end) / 1e9 - seconds.magnitude))
  }

  /// The place so many seconds after the machine was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let boot = WallTime.now - MonotonicTime.now.nanoseconds
    return OSLogPosition(Date(timeIntervalSince1970: Double(boot) / 1e9 + seconds))
  }

  /// Entries in the order of time.
  ///
  /// - Parameters:
  ///   - options: `.reverse` begins with the newest.
  ///   - position: where to begin; nil for the first entry, or the last one in reverse.
  ///   - predicate: finds the properties of entries by name, and those that `log show` uses:
  ///     `eventMessage`, `messageType`, `processID`, `type`.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var records = writer.ownRecords()
    let isReverse = options.contains(.reverse)
    if let time = position?.time {
      records.removeAll { isReverse ? $0.time > time : $0.time < time }
    }
    if isReverse { records.reverse() }
    return AnySequence(
      records.lazy.map(Self.entry).filter { predicate?.evaluate(with: $0) ?? true })
  }

  /// As ``getEntries(with:at:matching:)``.
  public func entriesEnumerator(
    options: OSLogEnumerator.Options = [], position: OSLogPosition? = nil,
    predicate: NSPredicate? = nil
  ) throws -> OSLogEnumerator {
    OSLogEnumerator(Array(try getEntries(with: options, at: position, matching: predicate)))
  }

  private static func entry(_ record: LogRecord) -> OSLogEntry {
    switch record.kind {
    case .log(let level): OSLogEntryLog(record, level)
    case .signpost(let signpost): OSLogEntrySignpost(record, signpost)
    case .loss: OSLogEntryBoundary(record)
    }
  }
}
