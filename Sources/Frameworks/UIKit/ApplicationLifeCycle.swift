// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire

/// Moves an app through its life cycle, in UIKit's order.
///
/// An app without scenes gets the callbacks of its app delegate; an app with a scene gets those of
/// the scene's delegate instead. The notifications of `UIApplication` are posted for both.
/// Each callback comes before the notification of the same name.
@MainActor
final class ApplicationLifeCycle: ProcessLifeCycle {
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate
  private let scenes: () -> SceneManifest
  private var scene: SceneLifeCycle?
  private var isConnected = false

  /// - Parameter scenes: asked when the app first comes to the foreground.
  init(delegate: any UIApplicationDelegate, scenes: @escaping () -> SceneManifest) {
    self.delegate = delegate
    self.scenes = scenes
    application.delegate = delegate
  }

  func launch() {
    application.applicationState = .background
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
  }

  func enter(_ phase: ScenePhase) {
    switch (application.applicationState, phase) {
    case (.background, .inactive): enterForeground()
    case (.background, .active):
      enterForeground()
      becomeActive()
    case (.inactive, .active): becomeActive()
    case (.inactive, .background): enterBackground()
    case (.active, .inactive): resignActive()
    case (.active, .background):
      resignActive()
      enterBackground()
    case (.background, .background), (.inactive, .inactive), (.active, .active): break
    }
  }

  /// An app in front leaves it first, as when a person sends it away: that is where apps save what
  /// they have and ask for background tasks.
  func terminate() {
    enter(.background)
    scene?.disconnect()
    delegate.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func enterForeground() {
    if !isConnected {
      isConnected = true
      scene = SceneLifeCycle.connect(application, delegate, scenes())
    }
    if let scene {
      scene.willEnterForeground()
    } else {
      delegate.applicationWillEnterForeground(application)
    }
    post(UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
  }

  private func becomeActive() {
    application.applicationState = .active
    if let scene {
      scene.didBecomeActive()
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    if let scene {
      scene.willResignActive()
    } else {
      delegate.applicationWillResignActive(application)
    }
    post(UIApplication.willResignActiveNotification)
    application.applicationState = .inactive
  }

  private func enterBackground() {
    application.applicationState = .background
    if let scene {
      scene.didEnterBackground()
    } else {
      delegate.applicationDidEnterBackground(application)
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
