// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// A signpost.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum SignpostType: Int, Sendable {
    case undefined, intervalBegin, intervalEnd, event
  }

  public let signpostIdentifier: os_signpost_id_t
  public let signpostName: String
  public let signpostType: SignpostType
  public let activityIdentifier: os_activity_id_t
  public let process: String
  public let processIdentifier: Int32
  public let sender: String
  public let threadIdentifier: UInt64
  public let category: String
  public let components: [OSLogMessageComponent]
  public let formatString: String
  public let subsystem: String

  init(_ record: LogRecord, _ signpost: LogSignpost) {
    activityIdentifier = record.activityIdentifier
    process = record.process
    processIdentifier = record.processIdentifier
    sender = record.sender.isEmpty ? record.process : record.sender
    threadIdentifier = record.threadIdentifier
    category = record.category
    components = record.components.map(OSLogMessageComponent.init)
    formatString = record.formatString
    subsystem = record.subsystem
    signpostIdentifier = signpost.identifier
    signpostName = signpost.name
    signpostType =
      switch signpost.phase {
      case .begin: .intervalBegin
      case .end: .intervalEnd
      case .event: .event
      }
    super.init(
      record,
      [
        "activityIdentifier": activityIdentifier, "process": process,
        "processIdentifier": processIdentifier, "processID": processIdentifier,
        "sender": sender, "threadIdentifier": threadIdentifier, "category": category,
        "formatString": formatString, "subsystem": subsystem,
        "signpostIdentifier": signpostIdentifier, "signpostName": signpostName,
        "signpostType": signpostType.rawValue, "type": "signpostEvent",
      ])
  }
}
