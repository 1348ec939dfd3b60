// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import ProjectModel
import SourceModel

extension Finding {
  /// A source that could not be read.
  static func unreadable(_ path: String, _ error: SourceReadError) -> Finding {
    let message: Message =
      switch error {
      case .missing: "the file is not there; add it or remove it from the project"
      case .unreadable: "the file cannot be read; check its permissions"
      case .noFile: "this is no regular file and is not checked; take it out of the project"
      case .tooLarge: "the file is larger than 8 MiB and is not checked; take generated code out"
      case .notUTF8: "the file is not UTF-8 and is not checked; save it as UTF-8"
      case .tooDeep: "the code is nested too deeply and is not checked; take generated code out"
      }
    return Finding(.unreadableSource, in: path, message)
  }

  /// A source with the markers of a merge.
  static func conflict(in path: String, line: Int) -> Finding {
    Finding(
      .unreadableSource, in: path, line: line,
      "two branches disagree here, and neither is checked; resolve the conflict")
  }

  /// What the reader of the project could not make out.
  static func problem(_ problem: ProjectProblem) -> Finding {
    Finding(
      .unreadableProject, in: problem.file, line: problem.line ?? 1,
      Message(stringLiteral: "\(problem.problem); \(problem.remedy)"))
  }

  /// A project without a source.
  static func noSources(_ project: Project) -> Finding {
    Finding(
      .noSources, in: project.targets.first?.manifest ?? project.root,
      "the project has no Swift files, so no code was checked; correct the path")
  }

  private init(_ notice: CheckNotice, in path: String, line: Int = 1, _ message: Message) {
    let start = SourcePosition(file: path, line: line, column: 1)
    self.init(
      rule: notice.id, severity: notice.severity, range: SourceRange(start: start, end: start),
      message: message)
  }
}
