// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("App Group containers")
struct ContainerTests {
  let root = TemporaryFolder()

  func containers(entitled: Set<String>?) -> AppContainers {
    AppContainers(
      groupsFolder: root.url.appending(component: "groups"),
      dataFolder: root.url.appending(component: "data"), entitledGroups: entitled,
      bundleIdentifier: "com.acme.tasks")
  }

  @Test("An entitled group's folder is made on demand")
  func made() throws {
    let folder = try #require(containers(entitled: ["group.a"]).groupFolder("group.a"))
    #expect(folder.path == root.url.path + "/groups/group.a")
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A group that the entitlements do not list has none")
  func notEntitled() {
    #expect(containers(entitled: ["group.a"]).groupFolder("group.b") == nil)
    #expect(containers(entitled: []).groupFolder("group.a") == nil)
  }

  @Test("Outside any device every group has a folder")
  func outside() { #expect(containers(entitled: nil).groupFolder("group.b") != nil) }

  @Test("A name that would leave the folder is refused", arguments: ["", ".", "..", "a/b", "/a"])
  func escape(name: String) { #expect(containers(entitled: nil).groupFolder(name) == nil) }

  @Test("A group's suite lies in its container, the rest in the app's own")
  func preferences() {
    let containers = containers(entitled: ["group.a"])
    let base = root.url.path
    #expect(
      containers.preferencesFile(suite: "group.a").path
        == base + "/groups/group.a/Library/Preferences/group.a.plist")
    #expect(
      containers.preferencesFile(suite: "group.b").path
        == base + "/data/Library/Preferences/group.b.plist")
    #expect(
      containers.preferencesFile(suite: nil).path
        == base + "/data/Library/Preferences/com.acme.tasks.plist")
  }
}
