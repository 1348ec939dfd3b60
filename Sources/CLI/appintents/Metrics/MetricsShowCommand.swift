// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import ProcessAccounting

/// `appintents metrics show`
struct MetricsShowCommand: Command {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "Show what the processes of apps took on a device.",
    discussion: """
      Each process is accounted when it ends, and once an hour while it goes on. What was not \
      measured is not shown. Apps and extensions are accounted apart.
      """)

  @Argument(
    help: ArgumentHelp("Names of apps. (default: all that were accounted)", valueName: "app"))
  var apps: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.open()
    let named = try apps.map { try InstalledApps(device: device).identifier(named: $0) }
    let identifiers = named.isEmpty ? device.accountedApps : named
    let summaries = identifiers.flatMap { app in
      let store = device.accounts(of: app)
      return store.bundles.compactMap { AccountSummary(app: app, bundle: $0, store) }
    }
    guard !json else {
      return try Console.print(try JSONOutput.text(["accounts": summaries]))
    }
    guard !summaries.isEmpty else {
      return try Console.print("no process was accounted; run an intent first")
    }
    let blocks = summaries.map { $0.lines.joined(separator: "\n") }
    try Console.print(blocks.joined(separator: "\n\n"))
  }
}
