// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents rules`
struct RulesCommand: Command {
  static let configuration = RulesArguments.configuration

  @OptionGroup var arguments: RulesArguments

  func run() async throws { try SourceTool.run() }
}
