// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// One line on standard error that says what takes time; silent unless that is a terminal.
package struct ProgressLine: Sendable {
  private let isShown: Bool
  private let width: Int

  package init() {
    isShown = StandardStream.error.isTerminal && Environment["TERM"] != "dumb"
    width = terminalWidth
  }

  /// Replaces the line.
  package func show(_ text: String) {
    guard isShown else { return }
    write("\r\u{1B}[2K" + text.prefix(max(1, width - 1)))
  }

  /// Removes the line, before anything else is written.
  package func clear() {
    guard isShown else { return }
    write("\r\u{1B}[2K")
  }

  private func write(_ text: String) {
    // A terminal that has gone away ends the process by other means.
    _ = try? StandardStream.error.write(text)
  }
}
