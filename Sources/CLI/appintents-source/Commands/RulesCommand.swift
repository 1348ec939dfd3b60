// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import Platform
internal import SourceCommands

/// `appintents rules`
struct RulesCommand: Command {
  static let configuration = RulesArguments.configuration

  @OptionGroup var arguments: RulesArguments

  private struct Entry: Encodable {
    var id: String
    var tier: Int?
    var severity: Severity
    var summary: String
    var isOnByDefault: Bool

    init(_ text: RuleText) {
      id = text.id.text
      tier = text.tier?.rawValue
      severity = text.severity
      summary = text.summary
      isOnByDefault = text.isOnByDefault
    }
  }

  func run() async throws {
    let all = RuleRegistry.names.map { RuleText(RuleID($0)) }
    if arguments.json { return try Console.print(try JSONOutput.text(all.map(Entry.init))) }
    let style = TextStyle(for: .output)
    let blocks = ([nil] + Tier.allCases).map { tier in
      let lines = all.filter { $0.tier == tier }.map { line($0, style) }
      return ([style(Self.heading(tier), .bold)] + lines).joined(separator: "\n")
    }
    // The notices come last.
    try Console.print((blocks.dropFirst() + blocks.prefix(1)).joined(separator: "\n\n"))
  }

  private func line(_ text: RuleText, _ style: TextStyle) -> String {
    let severity =
      switch text.severity {
      case .error: style("error", .red)
      case .warning: style("warning", .yellow)
      case .info: style("info", .cyan)
      }
    let summary = wrap(text.summary, width: terminalWidth - 6).map { "\n      \($0)" }.joined()
    return "  \(text.id), \(severity)\(summary)"
  }

  private static func heading(_ tier: Tier?) -> String {
    switch tier {
    case .dead: "Dead for every user, or refused by the store"
    case .wrong: "No result, a wrong one, or English only, for many users"
    case .risky: "Crashes, time-outs and privacy, for some users"
    case .quality: "The listing in Shortcuts, and future compilers (only with --all)"
    case nil: "What the check could not do"
    }
  }
}
