// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import CommandLineKit

/// What `appintents baseline` is told.
package struct BaselineArguments: ParsableArguments {
  package static let configuration = CommandConfiguration(
    name: "baseline", abstract: "Record what saved shortcuts name, for 'check --baseline'.",
    discussion: """
      Writes the identities of intents, parameters, entities, enums and custom intents as JSON, \
      the same for the same sources. Keep the file beside the sources and write it anew with each \
      release; 'check --baseline <file>' then finds what people's shortcuts would lose. Example:

        appintents baseline -o appintents-baseline.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A package, an .xcodeproj, or a folder with either or with sources.", valueName: "path"),
    completion: .directory)
  package var path = "."

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write. (default: standard output)", valueName: "file"), completion: .file)
  package var output: String?

  package init() {}
}
