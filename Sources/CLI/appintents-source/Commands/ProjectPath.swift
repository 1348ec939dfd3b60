// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Foundation
internal import ProjectModel

/// Paths that a command line names.
enum ProjectPath {
  static func absolute(_ path: String) -> String {
    let here = URL(
      filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    return URL(filePath: path, relativeTo: here).standardizedFileURL.path
  }

  static func read(_ path: String) throws -> Project {
    do throws(ProjectReadError) {
      return try ProjectReader.read(absolute(path))
    } catch {
      throw CommandFailure(error.description, exitCode: .inputOutput)
    }
  }
}
