// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LogStore
internal import Platform

/// Statements on standard error, as a debugger shows them: only where `OS_ACTIVITY_DT_MODE` is set.
enum StandardErrorEcho {
  static let isOn = Environment["OS_ACTIVITY_DT_MODE"].map { $0 != "NO" && $0 != "0" } ?? false

  static func write(_ record: LogRecord, process: String) {
    let names =
      record.subsystem.isEmpty && record.category.isEmpty
      ? "" : "[\(record.subsystem):\(record.category)] "
    let fraction = record.time % 1_000_000_000 / 1000
    let digits = String(fraction)
    let moment =
      SystemText.time(record.time / 1_000_000_000) + "."
      + String(repeating: "0", count: 6 - digits.count) + digits
    let place = "\(process)[\(OwnProcess.identifier):\(record.threadIdentifier)]"
    // A closed standard error costs the echo only.
    try? StandardStream.error.write("\(moment) \(place) \(names)\(record.message)\n")
  }
}
