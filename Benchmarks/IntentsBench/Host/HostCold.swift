// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Device
internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentMetadata
internal import IntentWire
internal import Platform

/// An empty intent from no process at all, against an empty program that starts and ends.
enum HostCold {
  static let starts = 100

  /// - Parameter staticFolder: where both programs were built with a static Swift runtime.
  static func rows(staticFolder: String?) async throws -> [BenchRow] {
    var rows = [
      try await row(
        "host.cold.p50", peer: "empty Swift program, dynamic",
        folder: (FixtureBundle.builtExecutable("") as NSString).standardizingPath)
    ]
    if let staticFolder {
      rows.append(
        try await row(
          "host.cold.static.p50", peer: "empty Swift program, static", folder: staticFolder))
    }
    return rows
  }

  private static func row(_ name: String, peer: String, folder: String) async throws -> BenchRow {
    let app = try StubApp(executable: folder + "/BenchExtension")
    var cold: [Double] = []
    var empty: [Double] = []
    // In turns, so that both see the same machine.
    for number in 0..<starts + 5 {
      let host = IntentHost(device: app.device)
      let session = host.session(for: app.bundle)
      let start = MonotonicTime.now
      try await HostWarm.run(session)
      let coldTime = (MonotonicTime.now - start).inSeconds * 1e3
      await host.shutDown()
      let emptyTime = try emptyProgram(folder + "/EmptyProgram", in: app)
      // The first ones read the files from disk.
      if number >= 5 {
        cold.append(coldTime)
        empty.append(emptyTime)
      }
    }
    return BenchRow(
      name, Samples(cold).percentile(50), "ms", peer: peer, Samples(empty).percentile(50),
      atMost: 3)
  }

  /// Milliseconds from the start of the program to its end.
  private static func emptyProgram(_ path: String, in app: StubApp) throws -> Double {
    var configuration = ChildProcess.Configuration(executable: path)
    configuration.environment = try app.device.launchEnvironment(
      for: app.bundle.supplement.executables[0], of: app.bundle)
    let start = MonotonicTime.now
    let process = try ChildProcess.spawn(configuration)
    _ = try process.takeEnd()
    return (MonotonicTime.now - start).inSeconds * 1e3
  }
}
