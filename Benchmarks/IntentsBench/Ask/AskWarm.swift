// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import AppBundles
internal import Assistant
internal import Device
internal import Foundation
internal import IntentHost
internal import Language
internal import Platform

/// One request inside one program: understood, resolved and run in a process that is warm.
enum AskWarm {
  static let runs = 500

  static func rows(app path: String) async throws -> [BenchRow] {
    let request = try AcmeRequest(app: path)
    let device = try Device.open(at: request.deviceFolder)
    let app = try BundleInstaller(device: device).install(path)
    let host = IntentHost(device: device)
    let assistant = Assistant(
      apps: [
        AppHandle(
          bundleIdentifier: app.bundleIdentifier, displayName: app.displayName,
          otherNames: app.otherNames, manifest: app.manifest, service: host.session(for: app))
      ])
    guard let timeZone = TimeZone(identifier: AcmeRequest.timeZone) else {
      throw BenchError("knows no \(AcmeRequest.timeZone)")
    }
    let settings = AssistantSettings(
      reading: ReadingContext(
        now: try Date(AcmeRequest.now, strategy: .iso8601), timeZone: timeZone))
    var microseconds: [Double] = []
    for number in 0..<runs + 20 {
      let start = MonotonicTime.now
      let outcome = await assistant.ask(
        AcmeRequest.utterance, settings: settings, answers: { _ in nil })
      let time = (MonotonicTime.now - start).inSeconds * 1e6
      guard outcome.ending == .done else { throw BenchError("asked, and it \(outcome.ending)") }
      if number >= 20 { microseconds.append(time) }
    }
    await host.shutDown()
    let samples = Samples(microseconds)
    return [
      BenchRow("ask.warm.p50", samples.percentile(50), "µs"),
      BenchRow("ask.warm.p95", samples.percentile(95), "µs"),
    ]
  }
}
