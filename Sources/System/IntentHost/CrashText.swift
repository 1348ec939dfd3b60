// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds the Swift runtime's report of a crash in what a process printed.
enum CrashText {
  /// How many characters of it are kept.
  static let limit = 16_384

  /// From the message of the last report on, such as `Acme/Model.swift:12: Fatal error: …`, or
  /// from the backtrace's own header where there is no message.
  static func report(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.lastIndex { $0.hasPrefix("*** Signal ") }
    let message = lines[..<(header ?? lines.endIndex)].lastIndex(where: isMessage)
    // A message far above the header belongs to something else that the process printed. Between
    // the two the runtime may complain of threads that it could not suspend.
    let start = [message.flatMap { (header ?? $0) - $0 <= 40 ? $0 : nil }, header]
      .compactMap { $0 }.min()
    guard let start else { return "" }
    return String(lines[start...].joined(separator: "\n").prefix(limit))
  }

  private static func isMessage(_ line: Substring) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
      .contains { line.contains($0) }
  }
}
