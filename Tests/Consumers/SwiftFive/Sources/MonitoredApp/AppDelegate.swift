// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// As public code writes it.

import BackgroundTasks
import UIKit

/// An app that uploads what it recorded, written as articles teach it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: Uploader.identifier, using: nil) {
      task in
      guard let task = task as? BGProcessingTask else { return }
      Task { await Uploader.handle(task) }
    }
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: Refresher.identifier, using: .main
    ) { task in
      Refresher().run(task as! BGAppRefreshTask)
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Uploader.schedule()
    Refresher.schedule()
  }
}
