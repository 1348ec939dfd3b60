// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import SourceCommands

/// `appintents`, the command of OpenAppIntents.
struct AppIntentsTool: Command {
  static let configuration = CommandConfiguration(
    name: "appintents",
    abstract: "Builds, runs, asks and inspects apps that declare App Intents.",
    discussion: """
      An app is a Swift package or the .app bundle that 'build' makes of it. What apps store \
      stays on a device, a folder that 'device' manages.

      Exit statuses:
        0   done
        1   not done: refused, failed, gave up or cancelled; the sentence says which
        64  the command line is wrong
        70  this tool is wrong
        74  a file or a stream could not be read or written
      """,
    version: ToolVersion.current,
    subcommands: [
      BuildCommand.self, RunCommand.self, AskCommand.self, TestCommand.self, InspectCommand.self,
      CheckCommand.self, RulesCommand.self, ExplainCommand.self, BaselineCommand.self,
      InitCommand.self,
      LogCommand.self, SignpostsCommand.self, MetricsCommand.self, BackgroundCommand.self,
      DeviceCommand.self,
      DoctorCommand.self,
    ])
}
