// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// A record as one JSON object in one line, with the keys of Apple's `log` tool where it has one.
struct RecordJSON {
  let text: String

  init(_ record: LogRecord, _ dates: DateText) {
    var object = JSONLine()
    object.add("timestamp", dates.text(record.time))
    object.add("machTimestamp", record.uptime)
    switch record.kind {
    case .log(let level):
      object.add("eventType", "logEvent")
      object.add("messageType", level.title)
    case .signpost(let signpost):
      object.add("eventType", "signpostEvent")
      object.add("signpostName", signpost.name)
      object.add("signpostType", signpost.phase.title)
      object.add("signpostID", signpost.identifier)
    case .loss(let loss):
      object.add("eventType", "lossEvent")
      object.add("lossCount", loss.count)
      object.add("lossReason", loss.reason == .evicted ? "evicted" : "notWritten")
      object.add("lossOwner", loss.owner)
    }
    object.add("process", record.process)
    object.add("processID", Int64(record.processIdentifier))
    object.add("threadID", record.threadIdentifier)
    object.add("activityIdentifier", record.activityIdentifier)
    if !record.sender.isEmpty { object.add("sender", record.sender) }
    object.add("subsystem", record.subsystem)
    object.add("category", record.category)
    object.add("eventMessage", record.message)
    object.add("formatString", record.formatString)
    if record.isTruncated { object.add("truncated", true) }
    text = object.text
  }
}

/// An object whose keys keep their order; an encoder would cost more than reading the record.
struct JSONLine {
  private var content = ""

  var text: String { "{\(content)}" }

  mutating func add(_ key: String, _ value: String) { add(key, raw: Self.quoted(value)) }
  mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }

  /// Numbers that JavaScript cannot hold are text, as in other tools of this kind.
  mutating func add(_ key: String, _ value: some BinaryInteger) {
    let isLarge = value.magnitude > 1 << 53
    add(key, raw: isLarge ? "\"\(value)\"" : "\(value)")
  }

  mutating func add(_ key: String, raw value: String) {
    if !content.isEmpty { content += "," }
    content += Self.quoted(key) + ":" + value
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
