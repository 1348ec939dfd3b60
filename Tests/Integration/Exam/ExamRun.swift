// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Device
import Foundation
import IntentHost
import IntentWire
import Language
import Synchronization

/// Says what a row says to the real assistant, on a device of its own.
struct ExamRun {
  /// What the person is asked, and what came of it.
  struct Result {
    var outcome: AssistantOutcome
    var questions: [String]
  }

  private let assistant: Assistant
  private let settings: AssistantSettings

  private init(host: IntentHost, bundle: AppBundle, now: Date) {
    assistant = Assistant(apps: [
      AppHandle(
        bundleIdentifier: bundle.bundleIdentifier, displayName: bundle.displayName,
        otherNames: bundle.otherNames, manifest: bundle.manifest,
        service: host.session(for: bundle))
    ])
    settings = AssistantSettings(
      reading: ReadingContext(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US")))
  }

  /// - Returns: nil when all is as the row says, else the conversation and what differs.
  static func problem(of row: ExamRow) async throws -> String? {
    let bundle = try await ExampleApps.shared.bundle(row.app)
    let folder = FileManager.default.temporaryDirectory.path + "/exam-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = try Device.create(at: folder)
    let now = try Date("2026-11-30T10:00:00Z", strategy: .iso8601)
    try device.updateSettings { settings in
      settings.locale = "en_US"
      settings.timeZone = "UTC"
      settings.clock = .fixed(now)
    }
    let host = IntentHost(device: device)
    let run = ExamRun(host: host, bundle: bundle, now: now)
    let problem = await run.problem(of: row)
    await host.shutDown()
    return problem
  }

  private func problem(of row: ExamRow) async -> String? {
    var transcript: [Turn] = []
    for saying in row.setup {
      let result = await ask(saying.say, saying.answers)
      transcript += result.outcome.transcript
      guard result.outcome.endingName == "done" else {
        return Self.report(transcript, ["the setup ended with \(result.outcome.endingName)"])
      }
    }
    let result = await ask(row.utterance, row.answers)
    transcript += result.outcome.transcript
    let differences = Self.differences(result, row.expected)
    return differences.isEmpty ? nil : Self.report(transcript, differences)
  }

  private func ask(_ utterance: String, _ answers: [String]) async -> Result {
    let rest = Mutex(answers[...])
    let questions = Mutex<[String]>([])
    let outcome = await assistant.ask(
      utterance, settings: settings,
      answers: { prompt in
        questions.withLock { $0.append(prompt.text) }
        return rest.withLock { $0.popFirst() }
      })
    return Result(outcome: outcome, questions: questions.withLock { $0 })
  }

  // MARK: Comparing

  private static func differences(_ result: Result, _ expected: ExamRow.Expectation) -> [String] {
    let outcome = result.outcome
    var differences: [String] = []
    if outcome.endingName != expected.outcome {
      differences.append("outcome is \(ending(outcome)), expected \(expected.outcome)")
    }
    if outcome.intent != expected.intent {
      differences.append(
        "intent is \(outcome.intent ?? "none"), expected \(expected.intent ?? "none")")
    }
    let values = outcome.parameters.filter { $0.value != .null }
    for name in Set(values.keys).union(expected.parameters.keys).sorted() {
      switch (values[name], expected.parameters[name]) {
      case (let value?, let json?) where ExpectedValue(json: json).fits(value): break
      case (let value, let json):
        differences.append(
          "\(name) is \(value.map { "\($0.plainJSON)" } ?? "absent"), "
            + "expected \(json.map { "\($0)" } ?? "absent")")
      }
    }
    if let asks = expected.asks, asks != result.questions.count {
      differences.append("\(result.questions.count) questions were asked, expected \(asks)")
    }
    if let says = expected.says, outcome.dialog?.contains(says) != true {
      differences.append("it says \(outcome.dialog ?? "nothing"), expected … \(says) …")
    }
    return differences
  }

  private static func ending(_ outcome: AssistantOutcome) -> String {
    switch outcome.ending {
    case .refused(let refusal): "refused (\(refusal))"
    case .failed(let failure): "failed (\(failure.reason): \(failure.message))"
    default: outcome.endingName
    }
  }

  private static func report(_ transcript: [Turn], _ differences: [String]) -> String {
    let lines = transcript.map { ($0.speaker == .person ? "You  " : "App  ") + $0.text }
    return (lines + differences.map { "  ≠  " + $0 }).joined(separator: "\n")
  }
}
