// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Foundation
internal import Platform
internal import ProjectInit
internal import ProjectModel
internal import SourceCommands

/// `appintents init`
struct InitCommand: Command {
  static let configuration = InitArguments.configuration

  @OptionGroup var arguments: InitArguments

  func run() async throws {
    let (path, package) = (arguments.path, arguments.package)
    let (sources, output) = (arguments.sources, arguments.output)
    let plan = try await DeepStack.run {
      try Self.plan(path, package: package, sources: sources, output: output)
    }
    let writer = InitWriter(overwrites: arguments.force, isTrial: arguments.dryRun)
    var report = InitReport(plan, isTrial: arguments.dryRun)
    do throws(InitError) {
      for entry in plan.entries { report.add(entry, try writer.write(entry)) }
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
    try Console.print(report.text)
    if report.hasKept { throw ExitCode.failure }
  }

  private static func plan(
    _ path: String, package: String?, sources: [String], output: String?
  ) throws -> InitPlan {
    let project = try ProjectPath.read(path)
    do throws(InitError) {
      let place =
        if let text = package {
          try OpenAppIntentsPlace(text, directory: FileManager.default.currentDirectoryPath)
        } else {
          try OpenAppIntentsPlace(program: OwnProcess.executablePath)
        }
      return try InitPlanner(
        project, place: place,
        folders: sources.isEmpty ? nil : sources.map(ProjectPath.absolute),
        package: output.map(ProjectPath.absolute) ?? "\(project.root)/AppIntentsLinux",
        directory: FileManager.default.currentDirectoryPath
      ).makePlan()
    } catch {
      throw CommandFailure(error.description, exitCode: .usage)
    }
  }
}
