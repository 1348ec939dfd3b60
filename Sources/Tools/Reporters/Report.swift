// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Checks
package import ProjectModel

/// What a run found, ready to be written.
package struct Report: Sendable {
  /// In order of file and line.
  package var findings: [Finding]
  package var project: Project
  /// The absolute folder that the command was started in.
  package var directory: String
  /// The version of the tool.
  package var version: String
  /// The bytes of a file that has a finding, nil where it cannot be read.
  package var contents: @Sendable (String) -> [UInt8]?

  package init(
    findings: [Finding], project: Project, directory: String, version: String,
    contents: @escaping @Sendable (String) -> [UInt8]? = Report.onDisk
  ) {
    self.findings = findings
    self.project = project
    self.directory = directory
    self.version = version
    self.contents = contents
  }

  /// Reads through ``SourceTexts``, which leaves alone what is too large or no file.
  package static let onDisk: @Sendable (String) -> [UInt8]? = { path in
    let texts = SourceTexts.onDisk(limit: SourceLoader.largestFile)
    return (try? texts.read(path)).map { Array($0.utf8) }
  }

  /// A path as a person who stands in the working folder would type it.
  func relative(_ path: String) -> String {
    let folder = directory.hasSuffix("/") ? directory : directory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

/// One form of the report.
package protocol Reporter {
  static func text(_ report: Report) throws -> String
}
