// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Testing

@testable import UIKit

/// Writes down every callback with the state in which it came.
@MainActor
private final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  static var sceneDelegate: AnyClass?
  var history: [String] = []

  private func add(_ name: String, _ application: UIApplication) {
    history.append("\(name) \(application.applicationState)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    add("willFinishLaunching", application)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    add("didFinishLaunching", application)
    return true
  }

  func applicationWillEnterForeground(_ app: UIApplication) { add("willEnterForeground", app) }
  func applicationDidBecomeActive(_ app: UIApplication) { add("didBecomeActive", app) }
  func applicationWillResignActive(_ app: UIApplication) { add("willResignActive", app) }
  func applicationDidEnterBackground(_ app: UIApplication) { add("didEnterBackground", app) }
  func applicationWillTerminate(_ app: UIApplication) { add("willTerminate", app) }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = Self.sceneDelegate
    return configuration
  }
}

private class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var history: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.history.append("willConnect \(session.configuration.name ?? "") \(scene.activationState)")
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    Self.history.append("willEnterForeground \(scene.activationState)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    Self.history.append("didBecomeActive \(scene.activationState)")
  }
  func sceneWillResignActive(_ scene: UIScene) {
    Self.history.append("willResignActive \(scene.activationState)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    Self.history.append("didEnterBackground \(scene.activationState)")
  }
}

@Suite("The life cycle of an app", .serialized)
@MainActor
struct ApplicationLifeCycleTests {
  private let delegate = RecordingDelegate()

  private func launched(_ sceneDelegate: AnyClass? = nil) -> ApplicationLifeCycle {
    RecordingDelegate.sceneDelegate = sceneDelegate
    let life = ApplicationLifeCycle(delegate: delegate, scenes: SceneManifest.init)
    life.launch()
    return life
  }

  @Test("an app is launched in the background")
  func launch() {
    _ = launched()
    #expect(
      delegate.history == ["willFinishLaunching background", "didFinishLaunching background"])
    #expect(UIApplication.shared.delegate === delegate)
  }

  @Test("an app without scenes hears of every step in order")
  func steps() {
    let life = launched()
    delegate.history = []
    life.enter(.active)
    #expect(delegate.history == ["willEnterForeground background", "didBecomeActive active"])
    delegate.history = []
    life.enter(.active)
    #expect(delegate.history.isEmpty)
    life.enter(.background)
    #expect(delegate.history == ["willResignActive active", "didEnterBackground background"])
    delegate.history = []
    life.enter(.inactive)
    life.enter(.active)
    life.enter(.inactive)
    life.terminate()
    #expect(
      delegate.history == [
        "willEnterForeground background", "didBecomeActive active", "willResignActive active",
        "didEnterBackground background", "willTerminate background",
      ])
  }

  @Test("a scene is connected once, and its delegate hears instead of the app's")
  func scenes() {
    RecordingSceneDelegate.history = []
    let life = launched(RecordingSceneDelegate.self)
    delegate.history = []
    life.enter(.active)
    life.enter(.background)
    life.enter(.inactive)
    #expect(
      RecordingSceneDelegate.history == [
        "willConnect Main unattached", "willEnterForeground unattached",
        "didBecomeActive foregroundActive", "willResignActive foregroundActive",
        "didEnterBackground background", "willEnterForeground background",
      ])
    #expect(delegate.history.isEmpty)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test("notifications follow the callbacks of the same name")
  func notifications() {
    let life = launched()
    let names: [Notification.Name] = [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ]
    let delegate = delegate
    delegate.history = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { delegate.history.append(text) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    life.enter(.active)
    life.enter(.background)
    #expect(
      delegate.history == [
        "willEnterForeground background", "UIApplicationWillEnterForegroundNotification",
        "didBecomeActive active", "UIApplicationDidBecomeActiveNotification",
        "willResignActive active", "UIApplicationWillResignActiveNotification",
        "didEnterBackground background", "UIApplicationDidEnterBackgroundNotification",
      ])
  }
}
