// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import CommandLineKit

/// What `appintents init` is told.
package struct InitArguments: ParsableArguments {
  package static let configuration = CommandConfiguration(
    name: "init", abstract: "Set a project up for intent tests and checks on Linux.",
    discussion: """
      Beside a Swift package or an Xcode project it writes a package over the folders with intent \
      code, by links, with a first conversation test, and a GitHub Actions workflow that checks and \
      tests every pull request. It lists the files that cannot build on Linux, and why; those are \
      left out of the package. Nothing that exists is overwritten without --force.
      """)

  @Argument(
    help: ArgumentHelp("A package, an .xcodeproj, or a folder with either.", valueName: "path"),
    completion: .directory)
  package var path = "."

  @Option(
    help: ArgumentHelp(
      "Take the sources of this folder; may be repeated. Without it: the folders of files that "
        + "import AppIntents.", valueName: "folder"), completion: .directory)
  package var sources: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the package is written; AppIntentsLinux in the project unless given.",
      valueName: "folder"),
    completion: .directory)
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "Where OpenAppIntents is: its folder or a git URL. Without it: where this command was built.",
      valueName: "place"))
  package var package: String?

  @Flag(help: "Replace files that exist.")
  package var force = false

  @Flag(help: "Say what would be written, and write nothing.")
  package var dryRun = false

  package init() {}
}
