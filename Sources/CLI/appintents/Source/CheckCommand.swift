// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents check`
struct CheckCommand: Command {
  static let configuration = CheckArguments.configuration

  @OptionGroup var arguments: CheckArguments

  func run() async throws { try SourceTool.run() }
}
