// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import SourceCommands

/// The rules that a command line asks for.
struct RuleChoice: Sendable {
  private(set) var rules: [any Rule.Type]
  /// The notices that it does not want.
  private(set) var muted: Set<RuleID>

  init(_ arguments: CheckArguments) throws {
    let only = Set(try arguments.only.map(Self.name))
    let disabled = Set(try arguments.disable.map(Self.name))
    let isAll = arguments.all
    rules = RuleRegistry.all.filter { rule in
      let isAsked = only.isEmpty ? isAll || rule.tier < .quality : only.contains(rule.id)
      return isAsked && !disabled.contains(rule.id)
    }
    muted = disabled
  }

  /// - Throws: a usage error that suggests a similar name.
  static func name(_ name: String) throws -> RuleID {
    if RuleRegistry.names.contains(name) { return RuleID(name) }
    let nearest = nearestName(to: name, among: RuleRegistry.names)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "'appintents rules' lists them"
    throw CommandFailure("there is no rule '\(name)'; \(hint)", exitCode: .usage)
  }
}
