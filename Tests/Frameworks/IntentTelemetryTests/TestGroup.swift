// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import Synchronization
import TelemetryModel

/// An App Group in a folder of its own, with processes, clocks and a disk that a test controls.
final class TestGroup: Sendable {
  struct State {
    var up: UInt64 = 5_000_000_000
    var wall: Int64 = 1_796_063_000_000
    var boot: UInt64 = 0xB007
    var ended: Set<Int32> = []
    var creationFailure: Int32?
    var log: [String] = []
  }

  let folder: String
  let state = Mutex(State())

  init() {
    folder =
      FileManager.default.temporaryDirectory.path + "/telemetry-\(UUID().uuidString)/group"
    try? FileManager.default.createDirectory(
      atPath: (folder as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
  }

  /// A process of the app with a recorder.
  func process(_ number: Int32 = 1, limits: TelemetryLimits = TelemetryLimits())
    -> TelemetryRecorder
  {
    TelemetryRecorder(
      folder: { self.folder },
      app: {
        TelemetryApp(
          bundleIdentifier: "com.acme.todo", version: "\(number).0", build: "7", kind: .extension)
      }, limits: limits, environment: environment(number))
  }

  func environment(_ number: Int32) -> RecorderEnvironment {
    RecorderEnvironment(
      upNanoseconds: { self.state.withLock { $0.up } },
      wallMilliseconds: { self.state.withLock { $0.wall } },
      boot: { self.state.withLock { $0.boot } }, process: { number },
      startOfProcess: { UInt64($0) * 10 },
      hasEnded: { process, _ in self.state.withLock { $0.ended.contains(process) } },
      creationFailure: { self.state.withLock { $0.creationFailure } },
      log: { line in self.state.withLock { $0.log.append(line) } })
  }

  func pass(milliseconds: UInt64) {
    state.withLock {
      $0.up += milliseconds * 1_000_000
      $0.wall += Int64(milliseconds)
    }
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  var segmentFiles: [String] { files.filter { $0.hasSuffix(".segment") } }

  /// Seals, reads and delivers all there is.
  func deliver(_ recorder: TelemetryRecorder) throws -> [TelemetryEvent] {
    recorder.sealedSegments.seal()
    return try deliverSealed(recorder)
  }

  func deliverSealed(_ recorder: TelemetryRecorder) throws -> [TelemetryEvent] {
    var events: [TelemetryEvent] = []
    for segment in try recorder.sealedSegments.list() {
      let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
      events += batch.events
      try recorder.sealedSegments.markDelivered(segment, batch.id.range)
    }
    return events
  }
}

extension TelemetryEvent {
  var run: RunEvent? { if case .run(let run) = content { run } else { nil } }
  var drops: DropTotals? { if case .drops(let totals) = content { totals } else { nil } }
}

struct Refusal: Error {}
