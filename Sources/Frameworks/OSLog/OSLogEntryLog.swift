// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// A statement of a log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let activityIdentifier: os_activity_id_t
  public let process: String
  public let processIdentifier: Int32
  public let sender: String
  public let threadIdentifier: UInt64
  public let category: String
  public let components: [OSLogMessageComponent]
  public let formatString: String
  public let subsystem: String

  init(_ record: LogRecord, _ level: LogLevel) {
    activityIdentifier = record.activityIdentifier
    process = record.process
    processIdentifier = record.processIdentifier
    sender = record.sender.isEmpty ? record.process : record.sender
    threadIdentifier = record.threadIdentifier
    category = record.category
    components = record.components.map(OSLogMessageComponent.init)
    formatString = record.formatString
    subsystem = record.subsystem
    self.level =
      switch level {
      case .debug: .debug
      case .info: .info
      case .default: .notice
      case .error: .error
      case .fault: .fault
      }
    super.init(
      record,
      [
        "activityIdentifier": activityIdentifier, "process": process,
        "processIdentifier": processIdentifier, "processID": processIdentifier,
        "sender": sender, "threadIdentifier": threadIdentifier, "category": category,
        "formatString": formatString, "subsystem": subsystem,
        "level": self.level.rawValue, "messageType": self.level.messageType, "type": "logEvent",
      ])
  }
}

extension OSLogEntryLog.Level {
  /// The level as `log show` names it.
  fileprivate var messageType: String {
    switch self {
    case .undefined: ""
    case .debug: "debug"
    case .info: "info"
    case .notice: "default"
    case .error: "error"
    case .fault: "fault"
    }
  }
}
