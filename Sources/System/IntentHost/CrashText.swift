// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds the Swift runtime's report of a crash in what a process printed.
enum CrashText {
  /// How many characters of it are kept.
  static let limit = 16_384

  /// From the first line of the last report on: a message such as
  /// `Acme/Model.swift:12: Fatal error: …`, or the backtrace's own header.
  static func report(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: isStart) else { return "" }
    return String(lines[first...].joined(separator: "\n").prefix(limit))
  }

  private static func isStart(_ line: Substring) -> Bool {
    line.contains("Fatal error") || line.contains("Precondition failed")
      || line.contains("Assertion failed") || line.hasPrefix("*** Signal")
      || line.hasPrefix("*** Swift runtime failure") || line.hasPrefix("*** Program crashed")
      || line.hasPrefix("💣") || line.hasPrefix("Could not cast value")
  }
}
