// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// Where comments that silence rules are looked for.
enum SuppressionMarker {
  static let text = "appintents:disable:"

  /// How far a byte is from the end of the marker, so that most of a text is skipped over.
  private static let steps: [Int] = {
    var steps = [Int](repeating: text.utf8.count, count: 256)
    for (index, byte) in text.utf8.enumerated().dropLast() {
      steps[Int(byte)] = text.utf8.count - 1 - index
    }
    return steps
  }()

  /// Whether the text has the marker anywhere.
  static func isIn(_ text: String) -> Bool {
    var text = text
    let marker = Array(Self.text.utf8)
    return text.withUTF8 { bytes in
      var start = 0
      while start + marker.count <= bytes.count {
        let last = bytes[start + marker.count - 1]
        if last == marker[marker.count - 1],
          bytes[start..<start + marker.count].elementsEqual(marker)
        {
          return true
        }
        start += steps[Int(last)]
      }
      return false
    }
  }

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
