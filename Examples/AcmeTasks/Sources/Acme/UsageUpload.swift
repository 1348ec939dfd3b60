// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import AcmeTelemetry
import Foundation
import IntentTelemetryUpload

/// Sends usage data to Acme's collector, in the background and only from the app.
enum UsageUpload {
  /// Also in `Info.plist`, under `BGTaskSchedulerPermittedIdentifiers`.
  static let task = "com.acme.tasks.usage-upload"

  static var upload: TelemetryUpload { TelemetryUpload(to: endpoint) }

  /// Before the app has finished launching.
  static func register() {
    let isRegistered = upload.register(forTaskWithIdentifier: task) { report in
      AcmeTelemetry.log.notice("usage upload: \(report, privacy: .public)")
    }
    if !isRegistered { AcmeTelemetry.log.error("the usage upload could not be registered") }
  }

  static func schedule() {
    guard AcmeTelemetry.isShared else { return }
    do {
      try TelemetryUpload.schedule(task)
    } catch {
      AcmeTelemetry.log.error("the usage upload could not be scheduled: \(error)")
    }
  }

  /// Where the collector is: what a developer set on this device, else what the app was built with.
  private static var endpoint: URL {
    let chosen = UserDefaults(suiteName: TaskStore.appGroup)?.string(forKey: "usageEndpoint")
    let built = Bundle.main.object(forInfoDictionaryKey: "AcmeUsageEndpoint") as? String
    return (chosen ?? built).flatMap(URL.init(string:)) ?? URL(fileURLWithPath: "/")
  }
}
