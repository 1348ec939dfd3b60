// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What is said of a rule or a notice, for whoever prints it.
package struct RuleText: Sendable {
  package var id: RuleID
  /// Nil for a notice.
  package var tier: Tier?
  package var severity: Severity
  package var summary: String
  package var page: String
  package var examples: [Example]

  /// - Precondition: the name is one of ``RuleRegistry/names``, as that of each finding is.
  package init(_ id: RuleID) {
    self.id = id
    if let rule = RuleRegistry.rule(id) {
      (tier, severity, summary) = (rule.tier, rule.severity, rule.summary)
      (page, examples) = (rule.page, rule.examples)
    } else if let notice = CheckNotice.all.first(where: { $0.id == id }) {
      (tier, severity, summary) = (nil, notice.severity, notice.summary)
      (page, examples) = (notice.page, [])
    } else {
      preconditionFailure("there is no rule '\(id)'")
    }
  }

  /// Whether it is looked for unless a command line says otherwise.
  package var isOnByDefault: Bool { tier.map { $0 < .quality } ?? true }
}
