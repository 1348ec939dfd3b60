// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Foundation
internal import ProjectModel

/// The project that a command line names.
enum ProjectPath {
  static func read(_ path: String) throws -> Project {
    let here = URL(
      filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    do throws(ProjectReadError) {
      return try ProjectReader.read(URL(filePath: path, relativeTo: here).standardizedFileURL.path)
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
  }
}
