// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit

/// `appintents build`
struct BuildCommand: Command {
  static let configuration = CommandConfiguration(
    name: "build", abstract: "Build an app bundle from a Swift package.",
    discussion: """
      Runs 'swift build', then puts the app's executable, its extensions, their resources and the \
      merged metadata into <app>.app. Does nothing when nothing has changed. Prints the bundle's \
      path.
      """)

  @Argument(help: "The folder of the package.", completion: .directory)
  var package = "."

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the bundle goes.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(name: .shortAndLong, help: "What to build for. (default: debug)")
  var configuration: BuildConfiguration?

  @Option(help: "The app's target, when the package has several.")
  var target: String?

  func run() async throws {
    let builder = AppBuilder(
      package: AppPath(package).absolute, output: output.map { AppPath($0).absolute },
      configuration: configuration ?? .debug, appTarget: target)
    let built = try PackageBuild(builder).run()
    try Console.print(built.path)
  }
}
