// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import CommandLineKit
package import LogStore

/// How records are shown.
package enum LogStyle: String, CaseIterable, ArgumentValue {
  case `default`, compact, json, ndjson
}

/// Writes records one behind another.
package struct LogText {
  private let style: LogStyle
  private let dates: DateText
  private let colours: TextStyle
  /// What may be shown on a terminal of a text that an app wrote.
  private let printable: (String) -> String
  private var hasBegun = false

  package init(
    _ style: LogStyle, dates: DateText, colours: TextStyle,
    printable: @escaping (String) -> String
  ) {
    self.style = style
    self.dates = dates
    self.colours = colours
    self.printable = printable
  }

  /// What stands above the first record.
  package var header: String {
    switch style {
    case .default:
      Self.columns(
        "Timestamp", "Thread", "Type", "Activity", "PID", "TTL", "") + "\n"
    case .compact: "Timestamp               Ty Process[PID:TID]\n"
    case .json: "["
    case .ndjson: ""
    }
  }

  /// What stands below the last.
  package var footer: String { style == .json ? (hasBegun ? "\n]\n" : "]\n") : "" }

  package mutating func lines(_ records: some Sequence<LogRecord>) -> String {
    var text = ""
    for record in records {
      switch style {
      case .default: text += coloured(whole(record), record) + "\n"
      case .compact: text += coloured(compact(record), record) + "\n"
      case .json: text += (hasBegun ? ",\n" : "\n") + RecordJSON(record, dates).text
      case .ndjson: text += RecordJSON(record, dates).text + "\n"
      }
      hasBegun = true
    }
    return text
  }

  private func whole(_ record: LogRecord) -> String {
    let thread = "0x" + String(record.threadIdentifier, radix: 16)
    let activity = "0x" + String(record.activityIdentifier, radix: 16)
    return Self.columns(
      dates.text(record.time), thread, title(record), activity,
      String(record.processIdentifier), "\(record.storeCategory.days)",
      "\(name(record.process)): \(origin(record))\(body(record))")
  }

  private func compact(_ record: LogRecord) -> String {
    let process =
      "\(name(record.process))[\(record.processIdentifier):\(record.threadIdentifier)]"
    return
      "\(dates.text(record.time, digits: 3, showsZone: false)) \(mark(record)) \(process) "
      + "\(origin(record))\(body(record))"
  }

  /// A name, which has no lines.
  private func name(_ text: String) -> String { printable(text).replacing("\n", with: " ") }

  /// `(sender) [subsystem:category] `, as far as there is something.
  private func origin(_ record: LogRecord) -> String {
    var text = record.sender.isEmpty ? "" : "(\(name(record.sender))) "
    if !record.subsystem.isEmpty || !record.category.isEmpty {
      text += "[\(name(record.subsystem)):\(name(record.category))] "
    }
    return text
  }

  private func body(_ record: LogRecord) -> String {
    // No line that an app wrote begins as a record does.
    let message =
      printable(record.message).replacing("\n", with: "\n    ")
      + (record.isTruncated ? " <truncated>" : "")
    guard case .signpost(let signpost) = record.kind else { return message }
    let head =
      "[spid 0x\(String(signpost.identifier, radix: 16)), \(signpost.phase.title)] "
      + name(signpost.name)
    return message.isEmpty ? head : "\(head): \(message)"
  }

  private func title(_ record: LogRecord) -> String {
    switch record.kind {
    case .log(let level): level.title
    case .signpost: "Signpost"
    case .loss: "Loss"
    }
  }

  private func mark(_ record: LogRecord) -> String {
    switch record.kind {
    case .log(.debug): "Db"
    case .log(.info): "I "
    case .log(.default): "Df"
    case .log(.error): "E "
    case .log(.fault): "F "
    case .signpost: "S "
    case .loss: "L "
    }
  }

  private func coloured(_ line: String, _ record: LogRecord) -> String {
    switch record.kind {
    case .log(.debug), .log(.info): colours(line, .dim)
    case .log(.default): line
    case .log(.error): colours(line, .yellow)
    case .log(.fault): colours(line, .bold, .red)
    case .signpost: colours(line, .cyan)
    case .loss: colours(line, .bold, .yellow)
    }
  }

  private static func columns(
    _ time: String, _ thread: String, _ type: String, _ activity: String, _ process: String,
    _ days: String, _ rest: String
  ) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let line =
      padded(time, 32) + padded(thread, 11) + padded(type, 12) + padded(activity, 21)
      + padded(process, 7) + padded(days, 5) + rest
    return rest.isEmpty ? String(line.reversed().drop { $0 == " " }.reversed()) : line
  }
}

extension LogRecord.StoreCategory {
  /// For how many days Apple's system would keep the record.
  fileprivate var days: Int {
    switch self {
    case .undefined, .metadata, .shortTerm, .longTermAuto: 0
    case .longTerm1: 1
    case .longTerm3: 3
    case .longTerm7: 7
    case .longTerm14: 14
    case .longTerm30: 30
    }
  }
}
