// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import SourceCommands

/// `appintents explain`
struct ExplainCommand: Command {
  static let configuration = ExplainArguments.configuration

  @OptionGroup var arguments: ExplainArguments

  func run() async throws {
    let rule = try RuleChoice.rule(arguments.rule)
    var parts = [
      "\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)", rule.page,
    ]
    for example in rule.examples {
      parts.append((example.fails ? "Found:" : "Not found:") + "\n\n" + Self.text(example))
    }
    parts.append(
      "Silence it where it does not fit: // appintents:disable:this \(rule.id)")
    try Console.print(parts.joined(separator: "\n\n"))
  }

  private static func text(_ example: Example) -> String {
    let isPlain = example.parts.count == 1 && example.parts[0].files.count == 1
    return example.parts.flatMap { part in
      part.files.sorted { $0.key < $1.key }.map { name, text in
        let code = text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "    \($0)" }.joined(separator: "\n")
        return isPlain ? code : "  \(part.name)/\(name)\n\(code)"
      }
    }.joined(separator: "\n\n")
  }
}
