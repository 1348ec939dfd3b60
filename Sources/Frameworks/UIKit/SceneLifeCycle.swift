// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Moves the only scene of an app through its life cycle.
@MainActor
final class SceneLifeCycle {
  private let scene: UIScene
  private let delegate: any UISceneDelegate

  private init(_ scene: UIScene, _ delegate: any UISceneDelegate) {
    self.scene = scene
    self.delegate = delegate
  }

  /// Connects the scene that the app's delegate or `Info.plist` asks for; nil when neither names a
  /// scene delegate, since the app delegate gets all callbacks then.
  static func connect(
    _ application: UIApplication, _ appDelegate: any UIApplicationDelegate,
    _ manifest: SceneManifest
  ) -> SceneLifeCycle? {
    let session = UISceneSession(
      role: .windowApplication, configuration: manifest.defaultConfiguration(),
      persistentIdentifier: "main")
    let options = UIScene.ConnectionOptions()
    session.configuration = appDelegate.application(
      application, configurationForConnecting: session, options: options)
    manifest.complete(session.configuration)
    guard let type = session.configuration.delegateClass as? NSObject.Type,
      let delegate = DelegateInstances.make(type) as? any UISceneDelegate
    else { return nil }

    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    session.scene = scene
    application.openSessions = [session]
    application.connectedScenes = [scene]
    let life = SceneLifeCycle(scene, delegate)
    delegate.scene(scene, willConnectTo: session, options: options)
    life.post(UIScene.willConnectNotification)
    return life
  }

  func willEnterForeground() {
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
    scene.activationState = .foregroundInactive
  }

  func didBecomeActive() {
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }

  func willResignActive() {
    delegate.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification)
    scene.activationState = .foregroundInactive
  }

  func didEnterBackground() {
    scene.activationState = .background
    delegate.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
  }

  func disconnect() {
    scene.activationState = .unattached
    delegate.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
