// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var activations = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Kitchen.register()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Self.activations += 1 }
}
