// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where the intents of the app under test run.
public enum Transport: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// In the process of the tests: the app's modules are linked into them. Fast, and a debugger and a
  /// coverage report see the intents; what the app registers in its `main` the test registers.
  case inProcess
  /// In the app's own processes, from the executables that were built with the tests: as on a device,
  /// with its launch, its budgets and its crashes.
  case process

  public var description: String { rawValue }
}
