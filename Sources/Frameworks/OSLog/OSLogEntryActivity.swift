// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// The beginning of an activity.
///
/// - Note: Nothing here begins activities yet, so no store holds one.
public final class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess {
  public let parentActivityIdentifier: os_activity_id_t
  public let activityIdentifier: os_activity_id_t
  public let process: String
  public let processIdentifier: Int32
  public let sender: String
  public let threadIdentifier: UInt64

  init(_ record: LogRecord, parent: os_activity_id_t) {
    parentActivityIdentifier = parent
    activityIdentifier = record.activityIdentifier
    process = record.process
    processIdentifier = record.processIdentifier
    sender = record.sender.isEmpty ? record.process : record.sender
    threadIdentifier = record.threadIdentifier
    super.init(
      record,
      [
        "activityIdentifier": activityIdentifier, "parentActivityIdentifier": parent,
        "process": process, "processIdentifier": processIdentifier, "sender": sender,
        "threadIdentifier": threadIdentifier, "type": "activityCreateEvent",
      ])
  }
}
