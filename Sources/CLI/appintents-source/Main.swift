// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Platform

/// The commands that read sources; `appintents` goes on as this program for them.
@main
enum Main {
  static func main() async {
    StandardStream.reserveAll()
    Heap.allocateGenerously()
    Signal.ignoreBrokenPipes()
    let code = await CommandMain(SourceTool.self, reportingErrors: failure)
      .run(Array(CommandLine.arguments.dropFirst()))
    ProcessExit.now(code.rawValue)
  }

  private static func failure(_ error: any Error) -> CommandFailure {
    switch error {
    case let failure as CommandFailure: return failure
    case let error as SystemError:
      return CommandFailure(error.description, exitCode: .inputOutput)
    case is ClosedOutput: ProcessExit.byClosedPipe()
    default:
      return CommandFailure(
        "internal error, please report it: \(error)", exitCode: .internalError)
    }
  }
}

/// Named as the person called it, since messages name the command.
struct SourceTool: Command {
  static let configuration = CommandConfiguration(
    name: "appintents", abstract: "The commands of 'appintents' that read sources.",
    subcommands: [
      CheckCommand.self, RulesCommand.self, ExplainCommand.self, BaselineCommand.self,
      InitCommand.self,
    ])
}
