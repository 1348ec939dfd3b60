// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MetricPayloads
import Platform
import ProcessAccounting
import Synchronization
import Testing

@testable import MetricKit

@Suite("Subscribers", .serialized) struct SubscriberTests {
  /// Implements one of the two only, as most apps do.
  private final class MetricsOnly: NSObject, MXMetricManagerSubscriber {
    let received: @Sendable (Int) -> Void
    init(_ received: @escaping @Sendable (Int) -> Void) { self.received = received }
    func didReceive(_ payloads: [MXMetricPayload]) { received(payloads.count) }
  }

  private final class DiagnosticsOnly: NSObject, MXMetricManagerSubscriber {
    let received: @Sendable (Int) -> Void
    init(_ received: @escaping @Sendable (Int) -> Void) { self.received = received }
    func didReceive(_ payloads: [MXDiagnosticPayload]) { received(payloads.count) }
  }

  @Test("hear of what they implement, and it belongs to the past then")
  func optional() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/metrics-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = AccountStore(directory: folder)
    try store.append(
      AccountingRecord(
        bundleIdentifier: "com.acme", kind: "app", processIdentifier: 3, begin: 0, end: 9))
    try store.append(
      StoredDiagnostic(.crash, bundleIdentifier: "com.acme", processIdentifier: 3, time: 9))
    let scope = LaunchScope([
      .metrics: folder, .bundleIdentifier: "com.acme", .kind: "app", .clock: "100000",
    ])
    defer { scope.close() }
    let (counts, continuation) = AsyncStream.makeStream(of: String.self)
    let metrics = MetricsOnly { continuation.yield("metrics \($0)") }
    let diagnostics = DiagnosticsOnly { continuation.yield("diagnostics \($0)") }
    await scope.with {
      MXMetricManager.shared.add(metrics)
      MXMetricManager.shared.add(diagnostics)
      var heard: Set<String> = []
      for await count in counts {
        heard.insert(count)
        if heard.count == 2 { break }
      }
      #expect(heard == ["metrics 1", "diagnostics 1"])
      #expect(MXMetricManager.shared.pastPayloads.count == 1)
      #expect(MXMetricManager.shared.pastDiagnosticPayloads.count == 1)
      MXMetricManager.shared.remove(metrics)
      MXMetricManager.shared.remove(diagnostics)
    }
  }

  @Test("hear nothing outside of a device")
  func nowhere() async {
    await LaunchScope([:]).with {
      #expect(PayloadPlace.current == nil)
      #expect(MXMetricManager.shared.pastPayloads.isEmpty)
    }
  }
}
