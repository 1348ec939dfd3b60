// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import Platform
internal import SourceCommands

/// `appintents explain`
struct ExplainCommand: Command {
  static let configuration = ExplainArguments.configuration

  @OptionGroup var arguments: ExplainArguments

  func run() async throws {
    let rule = RuleText(try RuleChoice.name(arguments.rule))
    if arguments.json {
      return try Console.print(try JSONOutput.text(RuleExplanation(rule)))
    }
    let style = TextStyle(for: .output)
    // Long lines are hard to read, however wide the terminal is.
    let width = min(terminalWidth, 100)
    var parts = [
      style("\(rule.id)", .bold) + ", \(rule.severity.rawValue)\n"
        + wrap(rule.summary, width: width).joined(separator: "\n"),
      wrap(rule.page, width: width).joined(separator: "\n"),
    ]
    let examples = rule.examples.filter(\.fails) + rule.examples.filter { !$0.fails }
    parts += examples.map { example in
      style(example.fails ? "Found at ↓:" : "Not found:", .bold) + "\n\n" + Self.text(example)
    }
    parts.append(
      "To silence it where it does not fit:\n\n    // appintents:disable:this \(rule.id)")
    try Console.print(parts.joined(separator: "\n\n"))
  }

  private static func text(_ example: Example) -> String {
    let isPlain = example.parts.count == 1 && example.parts[0].files.count == 1
    return example.parts.flatMap { part in
      part.files.sorted { $0.key < $1.key }.map { name, text in
        let code = text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.allSatisfy(\.isWhitespace) ? "" : "    \($0)" }.joined(separator: "\n")
        return isPlain ? code : "  \(part.name)/\(name)\n\n\(code)"
      }
    }.joined(separator: "\n\n")
  }
}

/// What `explain --json` prints.
private struct RuleExplanation: Encodable {
  struct Case: Encodable {
    var fails: Bool
    var files: [File]
  }

  struct File: Encodable {
    var target: String
    var name: String
    var text: String
  }

  var id: String
  var tier: Int?
  var severity: Severity
  var summary: String
  var isOnByDefault: Bool
  var page: String
  var examples: [Case]

  init(_ rule: RuleText) {
    id = rule.id.text
    tier = rule.tier?.rawValue
    severity = rule.severity
    summary = rule.summary
    isOnByDefault = rule.isOnByDefault
    page = rule.page
    examples = rule.examples.map { example in
      Case(
        fails: example.fails,
        files: example.parts.flatMap { part in
          part.files.sorted { $0.key < $1.key }.map {
            File(target: part.name, name: $0.key, text: $0.value)
          }
        })
    }
  }
}
