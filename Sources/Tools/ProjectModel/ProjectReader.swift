// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// Reads Swift packages, Xcode projects and plain folders of sources.
package enum ProjectReader {
  /// Reads what lies at a path: a package folder, an `.xcodeproj`, a folder that holds some of
  /// both, a folder of sources, or one Swift file.
  ///
  /// - Throws: a ``ProjectReadError`` when there is nothing to read at all. Whatever else is
  ///   wrong is among the project's problems.
  package static func read(_ path: String) throws(ProjectReadError) -> Project {
    guard let stamp = FileStamp(path: path) else {
      throw ProjectReadError(
        "there is no '\(path)'; give a Swift package, an .xcodeproj or a folder of sources")
    }
    return try FolderReader(path: path, isDirectory: stamp.isDirectory).read()
  }
}

/// A path at which there is no project.
package struct ProjectReadError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}
