// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents baseline`
struct BaselineCommand: Command {
  static let configuration = BaselineArguments.configuration

  @OptionGroup var arguments: BaselineArguments

  func run() async throws { try SourceTool.run() }
}
