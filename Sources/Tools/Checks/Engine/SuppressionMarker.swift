// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// Where comments that silence rules are looked for.
enum SuppressionMarker {
  static let text = "appintents:disable:"
  private static let pattern = BytePattern(text)

  /// Whether the text has the marker anywhere.
  static func isIn(_ text: String) -> Bool { pattern.occurs(in: text) }

  /// The comments of a file that is no Swift: a line has one behind a mark that opens it.
  static func comments(of text: String) -> [CommentLine] {
    guard isIn(text) else { return [] }
    return text.sourceLines.enumerated().compactMap { index, line in
      let openers = ["//", "/*", "<!--", "#"].compactMap { line.firstRange(of: $0)?.lowerBound }
      guard let start = openers.min() else { return nil }
      return CommentLine(
        line: index + 1, column: line.utf8.distance(from: line.startIndex, to: start) + 1,
        text: String(line[start...]))
    }
  }
}
