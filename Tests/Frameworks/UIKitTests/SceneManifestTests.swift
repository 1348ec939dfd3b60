// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@Suite("Scenes that Info.plist names")
struct SceneManifestTests {
  @Test("the first configuration for windows counts")
  func read() {
    let manifest = SceneManifest(infoDictionary: [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "Acme.SceneDelegate",
            ]
          ]
        ]
      ]
    ])
    #expect(manifest.configurationName == "Default")
    #expect(manifest.delegateClassName == "Acme.SceneDelegate")
  }

  @Test("an app that names none has none", arguments: [[:], ["UIApplicationSceneManifest": 1]])
  func none(dictionary: [String: Int]) {
    #expect(SceneManifest(infoDictionary: dictionary).delegateClassName == nil)
  }
}
