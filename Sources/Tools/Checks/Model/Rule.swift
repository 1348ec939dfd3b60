// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One thing that `appintents check` looks for.
///
/// A rule is a struct in a file of its own: its identity, its page, its examples (which are its
/// tests), and a function from the project to findings. Where it cannot decide it stays quiet.
package protocol Rule: Sendable {
  static var id: RuleID { get }
  static var tier: Tier { get }
  static var severity: Severity { get }
  /// What is wrong, as one sentence of at most 100 characters.
  static var summary: String { get }
  /// What happens to users, why, how it is mended, and where that is known from. Markdown.
  static var page: String { get }
  static var examples: [Example] { get }
  /// Words of which a file has one if this rule needs to see its syntax; of several with spaces
  /// between them it has all: `defer success`. Each file that is parsed costs time.
  ///
  /// Files that declare intents, entities, queries, enums or providers, and the types that they
  /// use, are always parsed.
  static var words: Set<String> { get }

  init()

  func findings(in project: CheckedProject) -> [Finding]
}

extension Rule {
  package static var words: Set<String> { [] }
}
