// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import Foundation
internal import IntentMetadata
internal import Platform
internal import ProjectModel
internal import Reporters
internal import SourceCommands
internal import SourceModel

/// `appintents check`
struct CheckCommand: Command {
  static let configuration = CheckArguments.configuration

  @OptionGroup var arguments: CheckArguments

  func run() async throws {
    let directory = FileManager.default.currentDirectoryPath
    let choice = try RuleChoice(arguments)
    let (path, state) = (arguments.path, arguments.baseline)
    let (project, found) = try await DeepStack.run {
      let project = try ProjectPath.read(path)
      let baseline = try state.map { try Self.baseline($0, project) }
      let progress = CheckProgress()
      defer { progress.clear() }
      let found = CheckRun(rules: choice.rules, muted: choice.muted).findings(
        in: project, baseline: baseline, progress: progress.show)
      return (project, found)
    }
    let report = Report(
      findings: found, project: project, directory: directory, version: ToolVersion.current)
    try ReportOutput.write(try text(report), to: arguments.output)
    if let least = arguments.failOn.severity, found.contains(where: { $0.severity >= least }) {
      throw ExitCode.failure
    }
  }

  private static func baseline(_ state: String, _ project: Project) throws -> Baseline {
    do throws(BaselineError) {
      return try Baseline.load(from: state, for: project)
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
  }

  private func text(_ report: Report) throws -> String {
    switch arguments.reporter {
    case .text:
      TextReporter.text(
        report,
        style: arguments.output == nil ? TextStyle(for: .output) : TextStyle(isColoured: false))
    case .xcode: XcodeReporter.text(report)
    case .json: try JSONReporter.text(report)
    case .github: GitHubReporter.text(report)
    case .sarif: try SARIFReporter.text(report)
    }
  }
}

extension FailureThreshold {
  fileprivate var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
