// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// A place where entries are missing: the store made room, or the disk took no more.
///
/// The message says how many and whose.
public final class OSLogEntryBoundary: OSLogEntry {
  init(_ record: LogRecord) { super.init(record, ["type": "boundaryEvent"]) }
}
