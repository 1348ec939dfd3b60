// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// Reads Swift packages, Xcode projects and plain folders of sources.
package enum ProjectReader {
  /// Reads what lies at a path: a package folder, an `.xcodeproj`, an `.xcworkspace`, a folder that
  /// holds any of them, a folder of sources, or one Swift file.
  ///
  /// In a folder every project, package and Tuist manifest below it is read.
  ///
  /// - Throws: a ``ProjectReadError`` when there is nothing to read at all. Whatever else is
  ///   wrong is among the project's problems.
  package static func read(_ path: String) throws(ProjectReadError) -> Project {
    let full = PathText.join(FileManager.default.currentDirectoryPath, path)
    guard let stamp = FileStamp(path: full) else {
      throw ProjectReadError(
        "there is no '\(path)'; give a Swift package, an .xcodeproj or a folder of sources")
    }
    let name = PathText.name(of: full)
    let parent = PathText.folder(of: full)
    switch PathText.fileExtension(of: name) {
    case "xcodeproj" where stamp.isDirectory:
      return try gather(root: parent, project: full)
    case "pbxproj": return try gather(root: PathText.folder(of: parent), project: parent)
    case "xcworkspace" where stamp.isDirectory: return try gather(root: parent, project: nil)
    case "swift" where name == "Package.swift" || name == "Project.swift":
      return try gather(root: parent, project: nil)
    case "swift" where !stamp.isDirectory:
      let target = Target(name: name, product: .folder, manifest: parent, sources: [full])
      return Project(name: name, kind: .folder, root: parent, targets: [target])
    default: break
    }
    guard stamp.isDirectory else {
      throw ProjectReadError(
        "'\(path)' is no project; give a Swift package, an .xcodeproj or a folder of sources")
    }
    return try gather(root: full, project: nil)
  }

  private static func gather(
    root: String, project: String?
  ) throws(ProjectReadError) -> Project {
    var gathering = ProjectGathering(tree: FileTree(root: root), chosen: project)
    let result = gathering.project()
    guard !result.targets.isEmpty || !result.unowned.isEmpty || !result.problems.isEmpty else {
      throw ProjectReadError("'\(root)' holds no Swift files; give a folder of sources")
    }
    return result
  }
}

/// A path at which there is no project.
package struct ProjectReadError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}
