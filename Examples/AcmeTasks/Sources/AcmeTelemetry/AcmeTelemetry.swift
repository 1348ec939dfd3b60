// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeCore
import IntentTelemetry
import os

/// How Acme watches its intents in production: in the app and in its extension alike.
///
/// Nothing is recorded until the person has turned it on, and never what the person said.
public enum AcmeTelemetry {
  public static let log = Logger(subsystem: "com.acme.tasks", category: "telemetry")

  /// Begins to record the runs of this process, if the person agreed; cheap, and nothing is opened yet.
  public static func start() { TelemetryRecorder.start(appGroup: TaskStore.appGroup) }

  /// Whether the person shares how Acme's actions run.
  public static var isShared: Bool { TelemetryRecorder.shared.consent }

  /// Turning it off also deletes what was recorded and not yet sent.
  public static func share(_ isShared: Bool) throws {
    try TelemetryRecorder.shared.setConsent(isShared)
    log.notice("usage data is \(isShared ? "shared" : "not shared", privacy: .public)")
  }
}
