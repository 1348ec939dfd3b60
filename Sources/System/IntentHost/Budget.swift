// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What one run and one process may take.
package struct Budget: Hashable, Sendable {
  /// For one run. It stands still while the run waits for an answer to its question.
  package var time: Duration = .seconds(30)
  /// How long a cancelled run may take to end by itself before its process is killed.
  package var grace: Duration = .seconds(2)
  /// From the start of a process to its first message.
  package var launch: Duration = .seconds(10)
  /// How long a process without requests is kept. The app in the foreground is kept longer.
  package var idle: Duration = .seconds(30)
  /// Memory of one process and of all that it starts in bytes, as ``Platform/ProcessUsage`` counts it.
  package var memory: UInt64 = 256 << 20
  /// Processor time that a process may use in the course of one run, all its threads together.
  package var processorTime: Duration = .seconds(25)
  /// For a background task that brings content up to date: what iOS gives it.
  package var refreshTask: Duration = .seconds(30)
  /// For a processing task, and for one that a person started: some minutes, as on iOS.
  package var processingTask: Duration = .seconds(300)
  /// How often a busy process is looked at.
  package var samplingInterval: Duration = .milliseconds(10)

  package init() {}

  package static var standard: Budget { Budget() }
}
