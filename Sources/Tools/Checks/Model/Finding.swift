// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
package import SourceModel

/// What a rule has to say about one place.
package struct Finding: Hashable, Sendable {
  /// What is written there instead, where that is mechanical.
  package struct Fix: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  package var rule: RuleID
  package var severity: Severity
  /// A file as a whole is line 1, column 1.
  package var range: SourceRange
  /// A lower-case clause that names the thing and what to do, without a final stop.
  package var message: Message
  package var fix: Fix?

  package init(
    rule: RuleID, severity: Severity, range: SourceRange, message: Message, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.fix = fix
  }

  package var position: SourcePosition { range.start }

  /// The text of a finding. Each rule declares its own as static members at the end of its file.
  package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
  {
    package var text: String

    package init(stringLiteral text: String) { self.text = text }

    package var description: String { text }
  }
}
