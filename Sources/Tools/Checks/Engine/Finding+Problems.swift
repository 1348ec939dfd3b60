// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import ProjectModel
import SourceModel

extension Finding {
  /// A source that could not be read.
  static func unreadable(_ path: String, _ error: SourceReadError) -> Finding {
    let start = SourcePosition(file: path, line: 1, column: 1)
    let message: Message =
      switch error {
      case .missing: "the file is not there; add it or remove it from the project"
      case .unreadable: "the file cannot be read; check its permissions"
      case .tooLarge: "the file is larger than 8 MiB and is not checked; take generated code out"
      case .notUTF8: "the file is not UTF-8 and is not checked; save it as UTF-8"
      }
    return Finding(
      rule: "source.unreadable", severity: .warning, range: SourceRange(start: start, end: start),
      message: message)
  }

  /// What the reader of the project could not make out.
  static func problem(_ problem: ProjectProblem) -> Finding {
    let start = SourcePosition(file: problem.file, line: problem.line ?? 1, column: 1)
    return Finding(
      rule: "project.unreadable", severity: .warning, range: SourceRange(start: start, end: start),
      message: Message(stringLiteral: "\(problem.problem); \(problem.remedy)"))
  }
}
