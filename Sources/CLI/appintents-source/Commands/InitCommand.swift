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
    let project = try project()
    do throws(InitError) {
      let place =
        if let text = arguments.package {
          try OpenAppIntentsPlace(text, directory: directory)
        } else {
          try OpenAppIntentsPlace(program: OwnProcess.executablePath)
        }
      return try InitPlanner(
        project, place: place,
        folders: arguments.sources.isEmpty ? nil : arguments.sources.map(absolute),
        package: arguments.output.map(absolute) ?? "\(project.root)/AppIntentsLinux"
      ).makePlan()
    } catch {
      throw CommandFailure(error.description, exitCode: .usage)
    }
  }

  private func project() throws -> Project {
    do throws(ProjectReadError) {
      return try ProjectReader.read(absolute(arguments.path))
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
  }

  private var directory: String { FileManager.default.currentDirectoryPath }

  private func absolute(_ path: String) -> String {
    URL(filePath: path, relativeTo: URL(filePath: directory, directoryHint: .isDirectory))
      .standardizedFileURL.path
  }
}
