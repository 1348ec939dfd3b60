// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTasks
import Foundation
import Security
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let scheduler = BGTaskScheduler.shared
    scheduler.register(forTaskWithIdentifier: "test.refresh", using: .main) { task in
      // The next one is asked for first, as apps do.
      Self.schedule()
      Self.note("\(type(of: task)) \(Thread.isMainThread)")
      task.setTaskCompleted(success: task is BGAppRefreshTask)
    }
    scheduler.register(forTaskWithIdentifier: "test.failing", using: nil) { task in
      task.setTaskCompleted(success: false)
    }
    scheduler.register(forTaskWithIdentifier: "test.polite", using: nil) { task in
      task.expirationHandler = {
        Self.note("time is up")
        task.setTaskCompleted(success: true)
      }
      // The queue stays busy, and the handler is heard all the same.
      Thread.sleep(forTimeInterval: 60)
    }
    scheduler.register(forTaskWithIdentifier: "test.deaf", using: nil) { _ in }
    scheduler.register(forTaskWithIdentifier: "test.stubborn", using: nil) { task in
      task.expirationHandler = { Self.note("no") }
    }
    scheduler.register(forTaskWithIdentifier: "test.crash", using: nil) { _ in
      fatalError("the task was told to crash")
    }
    scheduler.register(forTaskWithIdentifier: "test.export.*", using: nil) { task in
      guard let task = task as? BGContinuedProcessingTask else { return }
      task.progress.totalUnitCount = 2
      task.progress.completedUnitCount = 2
      task.updateTitle("Done", subtitle: task.subtitle)
      Self.note("\(task.identifier) \(task.title) \(task.subtitle)")
      task.setTaskCompleted(success: true)
    }
    scheduler.register(forTaskWithIdentifier: "test.keychain", using: nil) { task in
      var item: CFTypeRef?
      let status = SecItemCopyMatching(
        [kSecClass: kSecClassGenericPassword, kSecReturnData: true] as CFDictionary, &item)
      let text = (item as? Data).map { String(decoding: $0, as: UTF8.self) }
      Self.note("\(status) \(text ?? "")")
      task.setTaskCompleted(success: status == errSecSuccess)
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { Self.schedule() }

  private static func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: "test.refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    try? BGTaskScheduler.shared.submit(request)
  }

  /// What a test reads afterwards.
  private static func note(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
