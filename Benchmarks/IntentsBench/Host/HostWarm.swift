// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Device
internal import Foundation
internal import HostFixtures
internal import IntentHost
internal import IntentWire
internal import Platform

/// An empty intent in a process that is warm, host included.
enum HostWarm {
  static let runs = 10_000

  static func rows() async throws -> [BenchRow] {
    let app = try StubApp(executable: FixtureBundle.builtExecutable("BenchExtension"))
    let host = IntentHost(device: app.device)
    let session = host.session(for: app.bundle)
    for _ in 0..<500 { try await run(session) }
    var microseconds: [Double] = []
    microseconds.reserveCapacity(runs)
    for _ in 0..<runs {
      let start = MonotonicTime.now
      try await run(session)
      microseconds.append((MonotonicTime.now - start).inSeconds * 1e6)
    }
    await host.shutDown()
    let samples = Samples(microseconds)
    return [
      BenchRow("host.warm.p50", samples.percentile(50), "µs", atMost: 150),
      BenchRow("host.warm.p95", samples.percentile(95), "µs"),
    ]
  }

  static func run(_ session: AppSession) async throws {
    let request = PerformRequest(
      intent: StubIntent.empty.rawValue, parameters: [:],
      context: RunContext(surface: .siri, timestamp: Date(timeIntervalSince1970: 0)))
    let report = await session.run(request) { _ in .cancelled }
    guard case .ended(.finished) = report.outcome else {
      throw BenchError("run \(report.outcome)")
    }
  }
}
