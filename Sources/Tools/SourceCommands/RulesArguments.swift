// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import CommandLineKit

/// What `appintents rules` is told.
package struct RulesArguments: ParsableArguments {
  package static let configuration = CommandConfiguration(
    name: "rules", abstract: "List what 'check' looks for.")

  @Flag(help: "Print one JSON array.")
  package var json = false

  package init() {}
}

/// What `appintents explain` is told.
package struct ExplainArguments: ParsableArguments {
  package static let configuration = CommandConfiguration(
    name: "explain", abstract: "Say what a rule of 'check' finds, why, and how it is mended.",
    discussion: """
      Prints the rule's page and its examples; in those, ↓ stands in front of what is found. \
      Example:

        appintents explain phrase.no-application-name
      """)

  @Flag(help: "Print one JSON object.")
  package var json = false

  @Argument(help: ArgumentHelp("The rule's name, as findings show it.", valueName: "rule"))
  package var rule: String

  package init() {}
}
