// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata

/// What is wrong with a declaration, where, and how to mend it.
package struct SourceDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Hashable, Sendable { case error, warning }

  package var position: SourcePosition
  package var severity: Severity
  /// A lower-case clause that names the thing.
  package var problem: String
  /// What to do about it.
  package var remedy: String

  package init(
    position: SourcePosition, severity: Severity, problem: String, remedy: String
  ) {
    self.position = position
    self.severity = severity
    self.problem = problem
    self.remedy = remedy
  }

  /// The form of the compiler, which build systems and editors read.
  package var description: String {
    "\(position): \(severity.rawValue): \(problem); \(remedy)"
  }
}
