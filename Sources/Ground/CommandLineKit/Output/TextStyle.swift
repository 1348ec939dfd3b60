// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Colour for a stream: only on a terminal, and never when `NO_COLOR` says so.
package struct TextStyle: Sendable {
  package enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  package var isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// The style of a standard stream of this process.
  package init(for stream: StandardStream) {
    let isPlain =
      Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      || Environment["TERM"] == "dumb"
    isColoured = stream.isTerminal && !isPlain
  }

  package func callAsFunction(_ text: String, _ styles: Style...) -> String {
    guard isColoured else { return text }
    return "\u{1B}[\(styles.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
