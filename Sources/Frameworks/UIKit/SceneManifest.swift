// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform

/// What an app's `Info.plist` says of its scenes: `UIApplicationSceneManifest`.
struct SceneManifest {
  /// One way to make a scene with windows.
  struct Configuration: Hashable {
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
  }

  private(set) var configurations: [Configuration] = []

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
    let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    configurations = list.map { entry in
      Configuration(
        name: entry["UISceneConfigurationName"] as? String,
        sceneClassName: entry["UISceneClassName"] as? String,
        delegateClassName: entry["UISceneDelegateClassName"] as? String)
    }
  }

  /// The first configuration, which a scene gets when the app's delegate chooses none.
  @MainActor
  func defaultConfiguration() -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: configurations.first?.name, sessionRole: .windowApplication)
    complete(configuration)
    return configuration
  }

  /// Fills in the classes that the configuration of the same name has in `Info.plist`: an app's
  /// delegate usually names nothing else.
  @MainActor
  func complete(_ configuration: UISceneConfiguration) {
    guard let declared = configurations.first(where: { $0.name == configuration.name }) else {
      return
    }
    configuration.sceneClass =
      configuration.sceneClass ?? declared.sceneClassName.flatMap { NSClassFromString($0) }
    configuration.delegateClass =
      configuration.delegateClass ?? declared.delegateClassName.flatMap { NSClassFromString($0) }
  }
}
