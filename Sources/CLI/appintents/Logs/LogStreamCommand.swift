// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import LogReports
internal import LogStore
internal import Platform

/// `appintents log stream`
struct LogStreamCommand: Command {
  static let configuration = CommandConfiguration(
    name: "stream", abstract: "Show what is logged, as it is logged.",
    discussion: """
      With --info, --debug or such a --level, processes log these messages as long as this command \
      runs. It ends with Ctrl-C.
      """)

  @OptionGroup var selection: LogSelectionOptions
  @OptionGroup var display: LogDisplayOptions
  @OptionGroup var zone: LogZoneOptions
  @OptionGroup var options: DeviceOptions

  func validate() throws { try display.validate() }

  func run() async throws {
    let device = try options.open()
    let dates = try zone.dates(device)
    let query = try display.query(selection, dates)
    let stream = try LogStreaming(store: device.logStore, query: query)
    defer { stream.end() }
    var text = display.text(dates)
    try Console.write(text.header, to: .output)
    try await withTaskCancellationHandler {
      try stream.run(query) { records in
        try Console.write(text.lines(records), to: .output)
      }
    } onCancel: {
      stream.stop()
    }
    try Console.write(text.footer, to: .output)
    // Ctrl-C is how a person ends it.
    InterruptionState.settle()
  }
}
