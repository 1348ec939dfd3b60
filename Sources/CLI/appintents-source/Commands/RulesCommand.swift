// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import SourceCommands

/// `appintents rules`
struct RulesCommand: Command {
  static let configuration = RulesArguments.configuration

  @OptionGroup var arguments: RulesArguments

  private struct Entry: Encodable {
    var id: String
    var tier: Int
    var severity: Severity
    var summary: String
    var isOnByDefault: Bool
  }

  func run() async throws {
    if arguments.json {
      let entries = RuleRegistry.all.map { rule in
        Entry(
          id: rule.id.text, tier: rule.tier.rawValue, severity: rule.severity,
          summary: rule.summary, isOnByDefault: rule.tier < .quality)
      }
      return try Console.print(try JSONOutput.text(entries))
    }
    let width = RuleRegistry.all.map { rule in rule.id.text.count }.max() ?? 0
    var lines: [String] = []
    for tier in Tier.allCases {
      let rules = RuleRegistry.all.filter { rule in rule.tier == tier }
      guard !rules.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(heading(tier))
      lines += rules.map { rule in
        let name = rule.id.text + String(repeating: " ", count: width - rule.id.text.count)
        let severity = rule.severity.rawValue
        let gap = String(repeating: " ", count: 8 - severity.count)
        return "  \(name)  \(severity)\(gap) \(rule.summary)"
      }
    }
    try Console.print(lines.joined(separator: "\n"))
  }

  private func heading(_ tier: Tier) -> String {
    switch tier {
    case .dead: "Dead for every user, or refused by the store"
    case .wrong: "No result, a wrong one, or English only, for many users"
    case .risky: "Crashes, time-outs and privacy, for some users"
    case .quality: "The listing in Shortcuts, and future compilers (only with --all)"
    }
  }
}
