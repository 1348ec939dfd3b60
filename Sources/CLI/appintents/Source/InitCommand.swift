// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents init`
struct InitCommand: Command {
  static let configuration = InitArguments.configuration

  @OptionGroup var arguments: InitArguments

  func run() async throws { try SourceTool.run() }
}
