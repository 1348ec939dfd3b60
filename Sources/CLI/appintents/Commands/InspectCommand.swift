// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import CommandLineKit

/// `appintents inspect`
struct InspectCommand: Command {
  static let configuration = CommandConfiguration(
    name: "inspect", abstract: "Show what an app declares.",
    discussion: """
      Reads a bundle that this tool or Xcode built, builds a package first, or reads an \
      extract.actionsdata file alone.
      """)

  @Argument(
    help: ArgumentHelp("A package, an .app or an .actionsdata file.", valueName: "app"),
    completion: .file)
  var app = "."

  @Flag(help: "Print one JSON object with the manifest as it is.")
  var json = false

  func run() async throws {
    let subject = try InspectedApp(AppPath(app))
    let text =
      json
      ? try JSONOutput.text(subject.json)
      : InspectionTable(subject, style: TextStyle(for: .output)).text
    try Console.print(text)
  }
}
