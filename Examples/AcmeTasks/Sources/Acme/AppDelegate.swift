// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AcmeIntents
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let reports = MetricReports()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AcmeDependencies.register()
    AcmeShortcuts.updateAppShortcutParameters()
    UsageUpload.register()
    reports.start()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { UsageUpload.schedule() }
}
