// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The name of a rule: a family and what it says, `phrase.no-application-name`.
package struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package var text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.text < right.text }
}
