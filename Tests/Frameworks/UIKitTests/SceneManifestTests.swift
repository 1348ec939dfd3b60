// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

final class PlistSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@Suite("Scenes that Info.plist names")
struct SceneManifestTests {
  private func manifest(delegate: String) -> SceneManifest {
    SceneManifest(infoDictionary: [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": delegate,
            ]
          ]
        ]
      ]
    ])
  }

  @Test("configurations for windows are read")
  func read() {
    #expect(
      manifest(delegate: "Acme.SceneDelegate").configurations == [
        .init(
          name: "Default Configuration", sceneClassName: nil,
          delegateClassName: "Acme.SceneDelegate")
      ])
  }

  @Test("a configuration that only has the name gets its delegate's class")
  @MainActor
  func complete() {
    let manifest = manifest(delegate: NSStringFromClass(PlistSceneDelegate.self))
    let named = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    manifest.complete(named)
    #expect(named.delegateClass == PlistSceneDelegate.self)
    let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    manifest.complete(other)
    #expect(other.delegateClass == nil)
    #expect(manifest.defaultConfiguration().delegateClass == PlistSceneDelegate.self)
  }

  @Test("an app that names none has none", arguments: [[:], ["UIApplicationSceneManifest": 1]])
  func none(dictionary: [String: Int]) {
    #expect(SceneManifest(infoDictionary: dictionary).configurations.isEmpty)
  }
}
