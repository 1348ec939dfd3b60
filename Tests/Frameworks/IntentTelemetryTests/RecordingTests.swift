// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import TelemetryModel
import Testing

@Suite("Recording runs") struct RecordingTests {
  @Test("a run is delivered as it ended")
  func run() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/telemetry-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = TelemetryApp(
      bundleIdentifier: "com.acme", version: "1.0", build: "7", kind: .extension)
    let recorder = TelemetryRecorder(folder: { folder }, app: { app })
    try recorder.setConsent(true)
    let interval = recorder.begin("CreateTask", module: "Acme", surface: .siri)
    interval.end(.success)
    recorder.sealedSegments.seal()
    let segments = try recorder.sealedSegments.list()
    let segment = try #require(segments.first)
    let batch = try recorder.sealedSegments.read(segment, from: segment.remaining.lowerBound)
    guard case .run(let run)? = batch.events.first?.content else {
      Issue.record("no run")
      return
    }
    #expect(batch.events.count == 1)
    #expect(run.intent == "CreateTask")
    #expect(run.outcome == .success)
    try recorder.sealedSegments.markDelivered(segment, batch.id.range)
    #expect(try recorder.sealedSegments.list().isEmpty)
  }
}
