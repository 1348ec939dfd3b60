// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// The code of Documentation/Telemetry.md, which a test compares with it block by block.

import AppIntents
import Foundation
import FoundationAdditions
import IntentTelemetry
import IntentTelemetryUpload
import UIKit

enum Telemetry {
  static let appGroup = "group.com.acme.todo"
  static let task = "com.acme.todo.telemetry"
  static let collector = URL(string: "https://telemetry.acme.com/ingest")

  /// Asked for after the recorder was started.
  static var upload: TelemetryUpload? {
    collector.map { TelemetryUpload(to: $0) { try await Session.shared.token() } }
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    TelemetryRecorder.start(appGroup: Telemetry.appGroup)
    Telemetry.upload?.register(forTaskWithIdentifier: Telemetry.task)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    try? TelemetryUpload.schedule(Telemetry.task)
  }
}

func setTelemetryAllowed(_ isAllowed: Bool) throws {
  try TelemetryRecorder.shared.setConsent(isAllowed)
}

struct CreateTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Create Task"

  func perform() async throws -> some IntentResult {
    let recorder = TelemetryRecorder.shared
    let task = try await recorder.measure(.network) { try await TaskAPI.create() }
    try recorder.measure(.database) { try TaskStore.keep(task) }
    return .result()
  }
}

func uploadNow() async {
  guard let report = await Telemetry.upload?.run() else { return }
  switch report.end {
  case .done: print("\(report.delivered) events arrived")
  case .later(let date, let reason): print("the rest goes after \(date): \(reason)")
  case .stopped(let problem): print(problem)
  }
}

func keep(metricPayload: Data, diagnosticPayload: Data) throws {
  try Telemetry.upload?.enqueue(metricPayload: metricPayload)
  try Telemetry.upload?.enqueue(diagnosticPayload: diagnosticPayload)
}

// What the code above takes for granted.

actor Session {
  static let shared = Session()
  func token() throws -> String { "token" }
}

enum TaskAPI {
  static func create() async throws -> Int { 1 }
}

enum TaskStore {
  static func keep(_ task: Int) throws {}
}
