// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit
internal import Device
internal import FoundationEssentials
internal import IntentMetadata
internal import IntentWire
internal import Platform

/// `appintents run`
struct RunCommand: Command {
  static let configuration = CommandConfiguration(
    name: "run", abstract: "Talk to an app until 'quit' or the end of the input.",
    discussion: """
      Each line is one request, or the answer to the question before it. In a script a line that \
      begins with '#' is a heading, and one that begins with '!' a request that has to fail. \
      Processes stay warm between requests, and background tasks begin when they are due.

      Exits with 1 when a scripted run failed or asked something that the script does not answer.
      """)

  @Argument(
    help: ArgumentHelp(
      "Packages, .app bundles or names of installed apps. (default: the package here, else all "
        + "installed apps)", valueName: "app"), completion: .directory)
  var apps: [String] = []

  @Option(
    help: ArgumentHelp("Read requests and answers from a file.", valueName: "file"),
    completion: .file)
  var script: String?

  @Flag(help: "Show below each request which process ran it and how long that took.")
  var details = false

  @OptionGroup var circumstances: CircumstanceOptions
  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.openOrCreate()
    let settings = try circumstances.apply(to: device.settings())
    let lines = try script.map { try ScriptLines(path: AppPath($0).absolute) }
    let named = apps.isEmpty && AppPath(".").isPackage ? ["./"] : apps
    let session = try AssistantSession(device, apps: named, settings: settings)
    let talk = Talk(session: session, script: lines, showsDetails: details)
    do {
      // Cancelled when the talk is over; a task that still runs is told that its time is up.
      async let _: Void = talk.serveBackgroundTasks()
      try await talk.run()
    } catch {
      await session.shutDown()
      throw error
    }
    await session.shutDown()
  }
}
