// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import Foundation
internal import IntentMetadata
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
    let rules = try RuleChoice(arguments).rules
    let project = try ProjectPath.read(arguments.path)
    let found = CheckRun(rules: rules).findings(in: project, baseline: try baseline(project))
    let report = Report(
      findings: found, project: project, directory: directory, version: "0.1.0")
    try ReportOutput.write(try text(report), to: arguments.output)
    if let least = arguments.failOn.severity, found.contains(where: { $0.severity >= least }) {
      throw ExitCode.failure
    }
  }

  private func baseline(_ project: Project) throws -> Baseline? {
    guard let state = arguments.baseline else { return nil }
    do throws(BaselineError) {
      return try Baseline.load(from: state, for: project)
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
  }

  private func text(_ report: Report) throws -> String {
    switch arguments.reporter {
    case .text: TextReporter.text(report)
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
