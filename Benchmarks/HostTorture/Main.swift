// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentWire
internal import Platform

/// Runs a host for long and ends its processes in every way, then counts what is left.
///
/// Exits with 1 when an end had another reason than its true one, or when something is left.
@main enum HostTorture {
  static func main() async throws {
    // The folder of the run is removed before the process exits.
    if try await !torture() { exit(1) }
  }

  /// - Returns: whether every end had its true reason and nothing is left.
  private static func torture() async throws -> Bool {
    let app = try StubApp(
      app: .normal, executable: FixtureBundle.builtExecutable("BenchExtension"))
    // What is allocated once, such as thread pools and caches, is not a leak.
    _ = try await Phase.warmUp(app)
    let before = Census()
    print("phase               runs   true  seconds  descriptors  processes  threads  memory")
    var isGood = true
    for phase in Phase.all {
      let start = MonotonicTime.now
      let count = try await phase.run(app)
      let seconds = (MonotonicTime.now - start).inSeconds
      let after = Census()
      isGood = isGood && count == phase.count && after.isWithinBounds(of: before)
      print(
        phase.name.padding(toLength: 18, withPad: " ", startingAt: 0),
        String(
          format: "%5d  %5d  %7.1f  %+11d  %+9d  %+7d  %+6d KiB", phase.count, count, seconds,
          after.descriptors - before.descriptors, after.processes - before.processes,
          after.threads - before.threads, (after.memory - before.memory) / 1024))
    }
    let logs = Census.bytes(in: app.device.directory + "/logs")
    isGood = isGood && logs <= Census.logBound
    print(
      "bounds: 0 descriptors, 0 processes, \(Census.memoryBound >> 20) MiB of memory; "
        + "logs \(logs >> 10) of \(Census.logBound >> 10) KiB")
    print(isGood ? "torture passed" : "torture FAILED")
    return isGood
  }
}
