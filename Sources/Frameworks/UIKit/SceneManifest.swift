// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform

/// What an app's `Info.plist` says of its scenes: `UIApplicationSceneManifest`.
struct SceneManifest {
  /// The classes of the first configuration for windows.
  var configurationName: String?
  var sceneClassName: String?
  var delegateClassName: String?

  init() {}

  /// What the `Info.plist` of this process's bundle says; nothing when it cannot be read.
  static func ofBundle() -> SceneManifest {
    guard let folder = LaunchVariable.bundle.value,
      let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return SceneManifest() }
    return SceneManifest(infoDictionary: list as? [String: Any] ?? [:])
  }

  init(infoDictionary: [String: Any]) {
    guard let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any] else {
      return
    }
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    configurationName = list?.first?["UISceneConfigurationName"] as? String
    sceneClassName = list?.first?["UISceneClassName"] as? String
    delegateClassName = list?.first?["UISceneDelegateClassName"] as? String
  }

  @MainActor
  func configuration() -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: configurationName, sessionRole: .windowApplication)
    configuration.sceneClass = sceneClassName.flatMap { NSClassFromString($0) }
    configuration.delegateClass = delegateClassName.flatMap { NSClassFromString($0) }
    return configuration
  }
}
