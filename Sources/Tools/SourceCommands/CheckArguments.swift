// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import CommandLineKit

/// What `appintents check` is told.
package struct CheckArguments: ParsableArguments {
  package static let configuration = CommandConfiguration(
    name: "check", abstract: "Find what would fail in silence: intents, phrases, targets, code.",
    discussion: """
      Reads a Swift package, an Xcode project or a folder of sources, without building it. \
      'appintents rules' lists what is looked for and 'appintents explain <rule>' says why. A \
      comment silences a rule: // appintents:disable:this <rule>, or disable:next, disable:file.

      Exits with 1 when a finding is at least as severe as --fail-on, else with 0; with 64 for a \
      wrong command line, 70 for a fault of this tool, 74 when files cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package, an .xcodeproj, or a folder with either or with sources.", valueName: "path"),
    completion: .directory)
  package var path = "."

  @Option(help: ArgumentHelp("How findings are written.", valueName: "name"))
  package var reporter = ReporterName.text

  @Option(
    help: ArgumentHelp("The least severe finding that exits with 1.", valueName: "severity"))
  package var failOn = FailureThreshold.error

  @Option(help: ArgumentHelp("Run this rule only; may be repeated.", valueName: "rule"))
  package var only: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  package var disable: [String] = []

  @Flag(help: "Also run tier 4: the listing in Shortcuts, and future compilers.")
  package var all = false

  @Option(
    help: ArgumentHelp(
      "An earlier state to compare identities with: a git revision, an older .app or .ipa, or a "
        + "file of 'appintents baseline'.", valueName: "state"), completion: .file)
  package var baseline: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file)
  package var output: String?

  package init() {}
}

/// The forms that findings can be written in.
package enum ReporterName: String, CaseIterable, ArgumentValue, Sendable {
  case text, xcode, json, github, sarif
}

/// From which severity on a run fails.
package enum FailureThreshold: String, CaseIterable, ArgumentValue, Sendable {
  case error, warning, info, never
}
