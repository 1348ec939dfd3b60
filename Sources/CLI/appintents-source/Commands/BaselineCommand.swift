// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import ProjectModel
internal import SourceCommands

/// `appintents baseline`
struct BaselineCommand: Command {
  static let configuration = BaselineArguments.configuration

  @OptionGroup var arguments: BaselineArguments

  func run() async throws {
    let path = arguments.path
    let baseline = try await DeepStack.run {
      let project = try ProjectPath.read(path)
      return Baseline.read(project, named: project.name)
    }
    let text = String(decoding: try BaselineFile.data(of: baseline), as: UTF8.self)
    try ReportOutput.write(String(text.dropLast()), to: arguments.output)
  }
}
