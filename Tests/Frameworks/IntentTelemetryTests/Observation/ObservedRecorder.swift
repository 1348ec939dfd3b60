// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TelemetryModel

@testable import IntentTelemetry

/// A recorder with a clock that the test turns, and the observer that feeds it.
final class ObservedRecorder: Sendable {
  let observer = RunObserver()
  let recorder: TelemetryRecorder
  private let folder: String
  private let clock: Clock

  private final class Clock: Sendable {
    let nanoseconds = Mutex<UInt64>(1_000_000_000_000)
  }

  init(consent: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.path + "/telemetry-\(UUID().uuidString)"
    let folder = folder
    let clock = Clock()
    self.clock = clock
    var environment = RecorderEnvironment.system
    environment.upNanoseconds = { clock.nanoseconds.withLock { $0 } }
    recorder = TelemetryRecorder(
      folder: { folder },
      app: {
        TelemetryApp(bundleIdentifier: "com.acme", version: "1.0", build: "7", kind: .extension)
      }, environment: environment, watching: observer)
    observer.record(with: recorder)
    if consent { try recorder.setConsent(true) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func pass(milliseconds: UInt64) { clock.nanoseconds.withLock { $0 += milliseconds * 1_000_000 } }

  /// What was recorded so far; it is taken away.
  func events() throws -> [TelemetryEvent.Content] {
    let sealed = recorder.sealedSegments
    sealed.seal()
    var events: [TelemetryEvent.Content] = []
    for segment in try sealed.list() {
      let batch = try sealed.read(segment, from: segment.remaining.lowerBound)
      events += batch.events.map(\.content)
      try sealed.markDelivered(segment, batch.id.range)
    }
    return events
  }

  func runs() throws -> [RunEvent] {
    try events().compactMap { if case .run(let run) = $0 { run } else { nil } }
  }
}
