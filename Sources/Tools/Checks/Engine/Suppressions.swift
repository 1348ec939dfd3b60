// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata

/// The comments of a file that silence rules: `// appintents:disable:this phrase.style`.
///
/// `this` means the line of the comment, `next` the one below, and `file` the whole file. Several
/// rules are separated by spaces or commas; `all` means every rule.
struct Suppressions {
  private struct Line: Hashable {
    var line: Int
    var rule: String
  }

  private var lines: Set<Line> = []
  private var wholeFile: Set<String> = []

  init(_ text: String) {
    guard text.contains(Self.marker) else { return }
    for (index, line) in text.sourceLines.enumerated() {
      guard let comment = line.range(of: "//"), let marker = line.range(of: Self.marker),
        comment.lowerBound < marker.lowerBound
      else { continue }
      add(line[marker.upperBound...], line: index + 1)
    }
  }

  private static let marker = "appintents:disable:"

  private mutating func add(_ command: Substring, line: Int) {
    let words = command.split { $0.isWhitespace || $0 == "," }
    guard let scope = words.first else { return }
    for rule in words.dropFirst().prefix(while: { $0 != "--" }).map(String.init) {
      switch scope {
      case "this": lines.insert(Line(line: line, rule: rule))
      case "next": lines.insert(Line(line: line + 1, rule: rule))
      case "file": wholeFile.insert(rule)
      default: break
      }
    }
  }

  func silence(_ finding: Finding) -> Bool {
    [finding.rule.text, "all"].contains { rule in
      wholeFile.contains(rule)
        || lines.contains(Line(line: finding.position.line, rule: rule))
    }
  }
}
