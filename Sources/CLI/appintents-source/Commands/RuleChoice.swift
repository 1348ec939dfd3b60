// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import SourceCommands

/// The rules that a command line asks for.
struct RuleChoice {
  private(set) var rules: [any Rule.Type]

  init(_ arguments: CheckArguments) throws {
    let only = try arguments.only.map(Self.rule)
    let disabled = Set(try arguments.disable.map(Self.rule).map { rule in rule.id })
    let isAll = arguments.all
    let asked = only.isEmpty ? RuleRegistry.all.filter { isAll || $0.tier < .quality } : only
    rules = asked.filter { !disabled.contains($0.id) }
  }

  static func rule(_ name: String) throws -> any Rule.Type {
    if let rule = RuleRegistry.rule(RuleID(name)) { return rule }
    let nearest = nearestName(to: name, among: RuleRegistry.all.map { rule in rule.id.text })
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'appintents rules' lists them"
    throw CommandFailure("there is no rule '\(name)'; \(hint)", exitCode: .usage)
  }
}
