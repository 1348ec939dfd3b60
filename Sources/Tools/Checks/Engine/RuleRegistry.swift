// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Every rule, each family in a list of its own beside its rules.
package enum RuleRegistry {
  package static let all: [any Rule.Type] =
    (DeclarationRules.all + PlacementRules.all + BehaviourRules.all)
    .sorted { ($0.tier, $0.id) < ($1.tier, $1.id) }

  /// The names of the rules and notices, as comments and command lines give them.
  package static let names: [String] =
    all.map { rule in rule.id.text } + CheckNotice.all.map(\.id.text)

  package static func rule(_ id: RuleID) -> (any Rule.Type)? { all.first { $0.id == id } }
}
