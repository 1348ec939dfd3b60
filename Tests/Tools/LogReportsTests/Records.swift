// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import LogReports
import LogStore

/// 2026-11-30 10:00:00 UTC
let noon: Int64 = 1_796_032_800_000_000_000
let second: Int64 = 1_000_000_000

func dates(_ zone: String = "UTC") -> DateText {
  DateText(timeZone: TimeZone(identifier: zone) ?? .gmt, now: noon)
}

func message(
  _ text: String, _ level: LogLevel = .default, process: String = "AcmeTasks", at time: Int64 = noon
) -> LogRecord {
  var record = LogRecord(
    .log(level), time: time, uptime: 5, threadIdentifier: 0x1234, subsystem: "com.acme.tasks",
    category: "sync", formatString: "%s", message: text)
  record.process = process
  record.processIdentifier = 42
  return record
}

func signpost(
  _ phase: LogSignpost.Phase, _ name: String, id: UInt64 = 1, at uptime: Int64, thread: UInt64 = 42,
  process: Int32 = 42, category: String = "sync", message: String = ""
) -> LogRecord {
  var record = LogRecord(
    .signpost(LogSignpost(phase, identifier: id, name: name)), time: noon + uptime,
    uptime: uptime, threadIdentifier: thread, subsystem: "com.acme.tasks", category: category,
    message: message)
  record.process = "AcmeTasks"
  record.processIdentifier = process
  return record
}
