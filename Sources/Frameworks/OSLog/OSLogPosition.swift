// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A place in a log store.
public final class OSLogPosition: NSObject {
  /// Nanoseconds since 1970.
  let time: Int64

  init(time: Int64) { self.time = time }

  convenience init(_ date: Date) {
    let nanoseconds = (date.timeIntervalSince1970 * 1e9).rounded()
    // A date beyond the clock's range means its end.
    self.init(time: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
  }
}

/// Reads a log store entry by entry.
public class OSLogEnumerator: NSEnumerator {
  /// How entries are read.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the newest to the oldest.
    public static let reverse = Options(rawValue: 1)
  }

  private var entries: [OSLogEntry].Iterator

  init(_ entries: [OSLogEntry]) { self.entries = entries.makeIterator() }

  public override func nextObject() -> Any? { entries.next() }
}
