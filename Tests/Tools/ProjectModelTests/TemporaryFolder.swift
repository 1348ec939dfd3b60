// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

@testable import ProjectModel

/// A folder that exists while a test runs.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/ProjectModelTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let place = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: PathText.folder(of: place), withIntermediateDirectories: true)
    try data.write(to: URL(filePath: place))
  }

  /// Files with next to nothing in them.
  func touch(_ names: String...) throws {
    for name in names { try write("// \(name)\n", to: name) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func read(_ name: String = "") throws -> Project {
    try ProjectReader.read(PathText.join(path, name))
  }

  /// Writes a `project.pbxproj` of these objects; the project's own id is `ROOT`.
  func project(_ objects: String) throws {
    try write(Self.pbxproj(objects), to: "App.xcodeproj/project.pbxproj")
  }

  static func pbxproj(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 77;
    \tobjects = {
    \(objects)
    \t};
    \trootObject = ROOT;
    }

    """
  }
}

extension Project {
  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The sources of a target as messages show them.
  func sources(_ name: String) -> [String]? { target(name)?.sources.map(shown) }
  func resources(_ name: String) -> [String]? { target(name)?.resources.map(shown) }

  var shownProblems: [String] {
    problems.map { problem in
      let line = problem.line.map { ":\($0)" } ?? ""
      return "\(shown(problem.file))\(line): \(problem)"
    }
  }
}
