// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import CommandLineKit
internal import Device
internal import IntentMetadata

/// `appintents background list`
struct BackgroundListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show what apps wait for, in the order in which it is due.")

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var circumstances: CircumstanceOptions
  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.open()
    let settings = try circumstances.apply(to: device.settings())
    let rows = try device.backgroundTasks().map { BackgroundTaskRow($0, settings) }
    guard !json else {
      return try Console.print(
        try JSONOutput.text(["tasks": .array(rows.map { .object($0.json) })] as JSONValue))
    }
    guard !rows.isEmpty else { return try Console.print("no background tasks wait") }
    var columns = Columns()
    for row in rows {
      columns.add(
        row.entry.task.identifier, row.entry.app, row.entry.task.kind.rawValue, row.waiting)
    }
    try Console.print(columns.lines(indent: 0).joined(separator: "\n"))
  }
}
