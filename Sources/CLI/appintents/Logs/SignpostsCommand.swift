// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import Foundation
internal import LogReports
internal import LogStore
internal import Platform

/// `appintents signposts`
struct SignpostsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "signposts", abstract: "Show how long the intervals took that apps marked.",
    discussion: """
      One line for each name: whole intervals, those still open, the durations that half and 95% \
      of them do not exceed, the longest, events, and begins and ends that found no other. \
      --trace writes a file that https://ui.perfetto.dev and chrome://tracing open.
      """)

  @OptionGroup var selection: LogSelectionOptions
  @OptionGroup var time: LogTimeOptions

  @Flag(help: "Print one JSON array, durations in milliseconds.")
  var json = false

  @Option(
    help: ArgumentHelp("Write a trace instead of the table.", valueName: "file"),
    completion: .file)
  var trace: String?

  @OptionGroup var options: DeviceOptions

  func validate() throws { try time.validate() }

  func run() async throws {
    let device = try options.open()
    let dates = try time.zone.dates(device)
    var query = LogQuery(predicate: try selection.predicate(dates), includesSignposts: true)
    query.includesMessages = false
    selection.apply(to: &query)
    let snapshot = LogReader(directory: device.logStore.path)
      .records(LogFollower.Choice(times: try time.range(dates), isWanted: query.includes))
    let signposts = SignpostIntervals(snapshot.records)
    if let trace {
      try write(ChromeTrace(signposts).text, to: AppPath(trace).absolute)
    } else {
      try show(SignpostTable(signposts, isRunning: OwnProcess.exists))
    }
    try LogDamageReport.warn(of: snapshot.damage)
  }

  private func show(_ table: SignpostTable) throws {
    guard !json else { return try Console.print(table.json) }
    guard !table.rows.isEmpty else { return try Console.note("no signpost matches") }
    var columns = Columns()
    for row in table.cells {
      columns.add(row.map { PrintableText.of($0).replacing("\n", with: " ") })
    }
    try Console.print(columns.lines(indent: 0).joined(separator: "\n"))
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be written; check the folder and the room on its disk",
        exitCode: .inputOutput)
    }
  }
}
