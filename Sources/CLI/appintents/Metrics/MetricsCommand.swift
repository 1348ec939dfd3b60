// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit

/// `appintents metrics`
struct MetricsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "metrics", abstract: "Show what apps took, and hand it to their MetricKit subscribers.",
    subcommands: [MetricsShowCommand.self, MetricsDeliverCommand.self])
}
