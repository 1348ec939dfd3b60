// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentTelemetry
import IntentTelemetryUpload
import TelemetryModel
import UnreliableServer

/// A recorder in a folder of its own, and an upload to a server on this machine.
final class RecordedApp: Sendable {
  let server: UnreliableServer
  let folder: TemporaryFolder
  let recorder: TelemetryRecorder

  init(_ plan: AnswerPlan = .script([]), limits: TelemetryLimits = TelemetryLimits()) throws {
    server = try UnreliableServer(plan)
    let folder = try TemporaryFolder()
    self.folder = folder
    recorder = TelemetryRecorder(
      folder: { folder.url.path + "/telemetry" },
      app: {
        TelemetryApp(
          bundleIdentifier: "com.example.acme", version: "2.1", build: "77", kind: .app)
      }, limits: limits)
    try recorder.setConsent(true)
  }

  deinit { server.stop() }

  var upload: TelemetryUpload {
    get throws {
      guard let endpoint = URL(string: server.address + "/ingest") else {
        throw URLError(.badURL)
      }
      return TelemetryUpload(to: endpoint, recorder: recorder) { "token" }
    }
  }

  /// Records runs whose names are their numbers.
  func record(_ numbers: Range<Int>) {
    for number in numbers { recorder.begin("Run\(number)", module: "Acme", surface: .siri).end() }
  }

  /// Runs with short delays.
  func run(_ change: (inout TelemetryUpload) -> Void = { _ in }) async throws -> UploadReport {
    var upload = try upload
    change(&upload)
    var backOff = BackOff()
    backOff.base = 2
    backOff.cap = 50
    return await upload.run(clock: .system, backOff: backOff) { .urlSession(timeout: $0) }
  }

  /// The names of the runs that arrived, each as often as it counts.
  var delivered: [String] {
    server.store.lines.compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["run"] as? String
    }
  }

  func names(_ numbers: Range<Int>) -> Set<String> { Set(numbers.map { "Run\($0)" }) }

  var files: [String] {
    (FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
  }
}
