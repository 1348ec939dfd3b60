// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import CommandLineKit
internal import Device

/// `appintents background cancel`
struct BackgroundCancelCommand: Command {
  static let configuration = CommandConfiguration(
    name: "cancel", abstract: "Withdraw what an app has asked for.")

  @Argument(help: ArgumentHelp("The task's identifier.", valueName: "identifier"))
  var identifiers: [String] = []

  @Flag(help: "Withdraw everything.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Of this app alone: a package, an .app, or the name of an installed app.", valueName: "app"),
    completion: .directory)
  var app: String?

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    guard all != !identifiers.isEmpty else {
      throw CommandFailure(
        "name the tasks to withdraw, or give --all for everything", exitCode: .usage)
    }
    let device = try options.open()
    let owner = try app.map { try InstalledApps(device: device).app($0).bundleIdentifier }
    let tasks = try device.backgroundTasks().filter { owner == nil || $0.app == owner }
    let chosen = all ? tasks : tasks.filter { identifiers.contains($0.task.identifier) }
    let missing = identifiers.first { name in !chosen.contains { $0.task.identifier == name } }
    if let missing {
      throw CommandFailure(
        "no app waits for '\(missing)'; see 'appintents background list' for what is waited for")
    }
    for entry in chosen {
      _ = try device.backgroundTaskStore(of: entry.app).take(entry.task.token)
      try Console.print("\(entry.task.identifier)  \(entry.app)")
    }
  }
}
