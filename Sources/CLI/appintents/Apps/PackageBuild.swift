// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit

/// A build that a person watches: progress on a terminal, warnings always, silence otherwise.
struct PackageBuild {
  var builder: AppBuilder

  init(_ builder: AppBuilder) { self.builder = builder }

  func run() throws -> AppBuilder.Built {
    let progress = ProgressLine()
    defer { progress.clear() }
    let built: AppBuilder.Built
    do {
      built = try builder.build { progress.show($0) }
    } catch {
      // A build that a signal ended did not fail.
      if InterruptionState.signal != nil { throw CancellationError() }
      throw error
    }
    progress.clear()
    if !built.wasUpToDate {
      for warning in built.warnings { try Console.warn(warning) }
    }
    return built
  }
}
