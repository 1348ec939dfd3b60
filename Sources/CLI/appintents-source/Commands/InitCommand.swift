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
    let plan = try makePlan()
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

  private func makePlan() throws -> InitPlan {
    let project = try ProjectPath.read(arguments.path)
    do throws(InitError) {
      let place =
        if let text = arguments.package {
          try OpenAppIntentsPlace(text, directory: FileManager.default.currentDirectoryPath)
        } else {
          try OpenAppIntentsPlace(program: OwnProcess.executablePath)
        }
      return try InitPlanner(
        project, place: place,
        folders: arguments.sources.isEmpty ? nil : arguments.sources.map(ProjectPath.absolute),
        package: arguments.output.map(ProjectPath.absolute) ?? "\(project.root)/AppIntentsLinux"
      ).makePlan()
    } catch {
      throw CommandFailure(error.description, exitCode: .usage)
    }
  }
}
