// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentTelemetry
import UIKit

/// An app that records how its intents run.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    TelemetryRecorder.start(appGroup: "group.test.office")
    // A test has no person to ask.
    try? TelemetryRecorder.shared.setConsent(true)
    return true
  }
}
