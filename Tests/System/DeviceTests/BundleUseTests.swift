// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@testable import Device

@Suite("An app that is installed over")
struct BundleUseTests {
  private let app: StubApp
  private var device: Device { app.device }

  init() throws { app = try StubApp() }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: device.directory + "/apps").sorted()
  }

  @Test("keeps the copy that is used, until the last use has ended")
  func used() throws {
    let first = try device.install(app.bundle)
    let uses = [device.use(first), device.use(first)]
    let old = uses[0].bundle.path
    #expect(old != first.path)
    #expect(uses[1].bundle.path == old)
    try Data("old".utf8).write(to: URL(filePath: old + "/old"))
    let second = try device.install(app.bundle)
    #expect(second == first)
    #expect(!FileManager.default.fileExists(atPath: first.path + "/old"))
    #expect(FileManager.default.fileExists(atPath: old + "/old"))
    let new = device.use(second)
    #expect(new.bundle.path != old)
    uses[0].end()
    #expect(FileManager.default.fileExists(atPath: old + "/old"))
    uses[1].end()
    #expect(!FileManager.default.fileExists(atPath: old))
    new.end()
    #expect(try names().count == 2)
    #expect(try device.installedApp("test.stub") == first)
  }

  @Test("leaves no copies, however often") func often() throws {
    for _ in 1...5 { try device.install(app.bundle) }
    #expect(try names().count == 2)
  }

  @Test("or removed keeps the copy that is used") func uninstalled() throws {
    let use = device.use(try device.install(app.bundle))
    try device.uninstall("test.stub")
    #expect(device.installedIdentifiers().isEmpty)
    #expect(FileManager.default.fileExists(atPath: use.bundle.path))
    use.end()
    #expect(try names().isEmpty)
  }

  @Test("is copied from where another device has it") func fromDevice() throws {
    let other = try Device.create(at: app.folder + "/other")
    let copy = try other.install(try device.install(app.bundle))
    #expect(copy.path == other.directory + "/apps/test.stub.app")
    try device.uninstall("test.stub")
    #expect(try other.installedApp("test.stub").manifest == app.bundle.manifest)
  }

  @Test("takes the place of a folder without a link") func folder() throws {
    let place = device.directory + "/apps/test.stub.app"
    try FileManager.default.copyItem(atPath: app.bundle.path, toPath: place)
    #expect(device.use(try device.installedApp("test.stub")).bundle.path == place)
    try device.install(app.bundle)
    #expect(try names().count == 2)
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.copyItem(atPath: app.bundle.path, toPath: place)
    try device.uninstall("test.stub")
    #expect(try names().isEmpty)
  }

  @Test("is found at every moment by who looks for it") func always() async throws {
    try device.install(app.bundle)
    try await withThrowingTaskGroup { group in
      group.addTask { for _ in 1...8 { try device.install(app.bundle) } }
      for _ in 1...2 {
        group.addTask {
          for _ in 1...16 {
            let use = device.use(try device.installedApp("test.stub"))
            let path = use.bundle.path + "/Info.plist"
            #expect(FileManager.default.fileExists(atPath: path))
            use.end()
          }
        }
      }
      try await group.waitForAll()
    }
    // A reader may have been the last to look at a copy.
    try device.reset()
    #expect(try names().count == 2)
  }
}
