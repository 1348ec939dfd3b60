// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import LogStore
import Platform

/// A process that logs as tests want it: `LogProcess <store> <name> <mode> [<count> [<counter>]]`.
///
/// - `messages`: numbers from 0, of level default. Without a count it never stops. Into the file
///   `counter` it writes, as eight bytes, how many it has logged.
/// - `levels`: one message of each level, again and again until its input ends.
/// - `intervals`: intervals named `load` of 1, 2, … ms, and an event.
@main
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else { ProcessExit.now(64) }
    let writer = LogWriter(directory: arguments[0], process: arguments[1])
    let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    switch arguments[2] {
    case "messages": try messages(writer, count, counter: arguments.dropFirst(4).first)
    case "levels": try levels(writer)
    case "intervals": intervals(writer, count)
    default: ProcessExit.now(64)
    }
  }

  private static func messages(_ writer: LogWriter, _ count: Int, counter: String?) throws {
    let file = try counter.map { path in
      _ = try Descriptor.create(path, permissions: 0o600)
      return try Descriptor.openForWriting(path)
    }
    var number = 0
    while count == 0 || number < count {
      log(writer, .default, "\(number)")
      number += 1
      try withUnsafeBytes(of: UInt64(number).littleEndian) { try file?.write(Array($0), at: 0) }
    }
  }

  private static func levels(_ writer: LogWriter) throws {
    let input = Descriptor(adopting: 0)
    var poller = Poller()
    _ = poller.add(input, for: .readable)
    repeat {
      for level in LogLevel.allCases { log(writer, level, "\(level)") }
    } while !poller.wait(timeout: .milliseconds(10))
  }

  private static func intervals(_ writer: LogWriter, _ count: Int) {
    for number in 1...max(count, 1) {
      let start = Int64(number) * 1_000_000_000
      mark(writer, .begin, "load", UInt64(number), start)
      mark(writer, .end, "load", UInt64(number), start + Int64(number) * 1_000_000)
    }
    mark(writer, .event, "ready", 1, 500_000_000)
  }

  private static func log(_ writer: LogWriter, _ level: LogLevel, _ text: String) {
    writer.append(
      LogRecord(
        .log(level), time: WallTime.now, uptime: MonotonicTime.now.nanoseconds,
        threadIdentifier: OwnThread.identifier, subsystem: "com.acme.tasks", category: "test",
        formatString: "%s", message: text))
  }

  private static func mark(
    _ writer: LogWriter, _ phase: LogSignpost.Phase, _ name: String, _ identifier: UInt64,
    _ uptime: Int64
  ) {
    writer.append(
      LogRecord(
        .signpost(LogSignpost(phase, identifier: identifier, name: name)), time: WallTime.now,
        uptime: uptime, threadIdentifier: OwnThread.identifier, subsystem: "com.acme.tasks",
        category: "test", message: ""))
  }
}
