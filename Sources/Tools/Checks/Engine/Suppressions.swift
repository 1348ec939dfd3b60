// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import CommandLineKit
import IntentMetadata
import SourceModel

/// The comments of a file that silence rules: `// appintents:disable:this phrase.style`.
///
/// `this` means the line of the comment, `next` the one below, and `file` the whole file. Several
/// rules are separated by spaces or commas; `all` means every rule. After `--` may stand the reason.
struct Suppressions {
  private struct Line: Hashable {
    var line: Int
    var rule: String
  }

  private var lines: Set<Line> = []
  private var wholeFile: Set<String> = []
  /// What is said in vain: a rule or a scope that is not there.
  private(set) var findings: [Finding] = []
  private let path: String

  /// - Parameter path: where ``findings`` are.
  init(_ comments: [CommentLine], path: String) {
    self.path = path
    for comment in comments { read(comment) }
  }

  func silence(_ finding: Finding) -> Bool {
    [finding.rule.text, "all"].contains { rule in
      wholeFile.contains(rule)
        || lines.contains(Line(line: finding.position.line, rule: rule))
    }
  }

  // MARK: Reading

  private static let marker = SuppressionMarker.text

  private mutating func read(_ comment: CommentLine) {
    let text = comment.text
    guard let marker = text.firstRange(of: Self.marker) else { return }
    // "See appintents:disable:this" is prose as well; in code marks it is an example.
    if let before = text[..<marker.lowerBound].last, !" \t/*#-!".contains(before) { return }
    let words = Self.words(text[marker.upperBound...])
    guard let scope = words.first, Self.isName(scope) else { return }
    guard ["this", "next", "file"].contains(scope) else {
      return add(.unknownScope(String(scope)), at: scope, in: comment)
    }
    let rules = words.dropFirst()
    if rules.isEmpty { add(.noRule(String(scope)), at: scope, in: comment) }
    for (index, rule) in rules.enumerated() {
      // What follows the names may be the reason.
      guard Self.isName(rule), index == 0 || rule == "all" || rule.contains(".") else { return }
      add(rule, scope, in: comment)
    }
  }

  /// The words up to the reason or to the end of the comment.
  private static func words(_ text: Substring) -> [Substring] {
    let isGap: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "," }
    var words: [Substring] = []
    for word in text.split(whereSeparator: isGap) {
      if word.hasPrefix("--") { break }
      guard let end = word.firstRange(of: "*/") else {
        words.append(word)
        continue
      }
      words.append(word[..<end.lowerBound])
      break
    }
    return words.filter { !$0.isEmpty }
  }

  private static func isName(_ word: Substring) -> Bool {
    word.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private mutating func add(_ rule: Substring, _ scope: Substring, in comment: CommentLine) {
    let name = String(rule)
    guard name == "all" || RuleRegistry.names.contains(name) else {
      return add(
        .unknownRule(name, nearest: nearestName(to: name, among: RuleRegistry.names)), at: rule,
        in: comment)
    }
    switch scope {
    case "this": lines.insert(Line(line: comment.line, rule: name))
    case "next": lines.insert(Line(line: comment.line + 1, rule: name))
    default: wholeFile.insert(name)
    }
  }

  private mutating func add(
    _ message: Finding.Message, at word: Substring, in comment: CommentLine
  ) {
    let text = comment.text
    let column =
      comment.column + text.utf8.distance(from: text.startIndex, to: word.startIndex)
    let start = SourcePosition(file: path, line: comment.line, column: column)
    let end = SourcePosition(
      file: path, line: comment.line, column: column + word.utf8.count)
    findings.append(
      Finding(
        rule: CheckNotice.unknownRule.id, severity: CheckNotice.unknownRule.severity,
        range: SourceRange(start: start, end: end), message: message))
  }
}

extension Finding.Message {
  fileprivate static func unknownRule(_ name: String, nearest: String?) -> Self {
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'appintents rules' lists them"
    return "there is no rule '\(name)', so this silences nothing; \(hint)"
  }

  fileprivate static func unknownScope(_ name: String) -> Self {
    "'disable:\(name)' is unknown, so this silences nothing; write 'this', 'next' or 'file'"
  }

  fileprivate static func noRule(_ scope: String) -> Self {
    "'disable:\(scope)' names no rule, so this silences nothing; name one, or 'all'"
  }
}
