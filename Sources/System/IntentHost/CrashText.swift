// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds the Swift runtime's report of a crash in what a process printed.
enum CrashText {
  /// How many characters of it are kept.
  static let limit = 16_384

  /// How many ordinary lines may stand between lines that belong to the same crash; what is further
  /// above belongs to something else that the process printed.
  private static let reach = 40

  /// From the message of the crash on, such as `Acme/Model.swift:12: Fatal error: …`, or from the
  /// backtrace's own header where there is no message.
  static func report(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = start(of: lines) else { return "" }
    return String(lines[start...].joined(separator: "\n").prefix(limit))
  }

  /// Threads that crash at the same moment report one after the other, until the first one's
  /// signal ends the process. Their messages stand above the first report, and the last one may be
  /// no more than a header: it is the first report that tells of the crash.
  private static func start(of lines: [Substring]) -> Int? {
    guard var header = lines.lastIndex(where: isHeader) else {
      return lines.lastIndex(where: isMessage)
    }
    while true {
      let previous = lines[..<header].lastIndex(where: isHeader)
      let above = lines[(previous.map { end(ofReportAt: $0, in: lines[..<header]) } ?? 0)..<header]
      if let message = above.lastIndex(where: isMessage) {
        return isNear(lines[message..<header]) ? message : header
      }
      guard let previous, isNear(above) else { return header }
      header = previous
    }
  }

  /// The line after a report, or after its header where the report does not come to its end.
  private static func end(ofReportAt header: Int, in lines: ArraySlice<Substring>) -> Int {
    let last = lines[header...].firstIndex {
      $0.hasPrefix("Backtrace took ") || $0.hasSuffix(" failed ***")
    }
    return (last ?? header) + 1
  }

  /// The runtime complains of each thread that it could not suspend, each time that it tries.
  private static func isNear(_ lines: ArraySlice<Substring>) -> Bool {
    lines.count { !$0.isEmpty && !$0.contains(" while processing a crash; ") } <= reach
  }

  private static func isHeader(_ line: Substring) -> Bool { line.hasPrefix("*** Signal ") }

  private static func isMessage(_ line: Substring) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
      .contains { line.contains($0) }
  }
}
