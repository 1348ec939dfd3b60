// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents explain`
struct ExplainCommand: Command {
  static let configuration = ExplainArguments.configuration

  @OptionGroup var arguments: ExplainArguments

  func run() async throws { try SourceTool.run() }
}
