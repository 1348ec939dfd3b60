// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Something of a project that could not be read; the rest was.
package struct ProjectProblem: Hashable, Sendable, CustomStringConvertible {
  /// The absolute path of the file that has it.
  package var file: String
  package var line: Int?
  /// A lower-case clause.
  package var problem: String
  package var remedy: String

  package init(file: String, line: Int? = nil, problem: String, remedy: String) {
    self.file = file
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  package var description: String { "\(problem); \(remedy)" }
}
