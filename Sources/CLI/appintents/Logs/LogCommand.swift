// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit

/// `appintents log`
struct LogCommand: Command {
  static let configuration = CommandConfiguration(
    name: "log", abstract: "Read what the processes of a device log.",
    discussion: """
      Apps log with Logger and os_log; the host and the assistant log too, under these names. \
      What is private was taken out when it was written.
      """,
    subcommands: [LogShowCommand.self, LogStreamCommand.self])
}
