// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit

/// `appintents background`
struct BackgroundCommand: Command {
  static let configuration = CommandConfiguration(
    name: "background",
    abstract: "List, run and cancel the background tasks that apps have asked for.",
    discussion: """
      Apps ask with BGTaskScheduler; what they ask for stays on the device. 'appintents run' begins \
      what is due while it talks.
      """,
    subcommands: [
      BackgroundListCommand.self, BackgroundRunCommand.self, BackgroundCancelCommand.self,
    ])
}
