// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import Testing

@testable import IntentConversations

@Suite("A device of a test")
struct TemporaryDeviceTests {
  private let parent: String

  init() throws {
    parent = NSTemporaryDirectory() + "/devices-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  private func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent)
  }

  @Test("removes what a killed test left, and nothing that another one uses")
  func sweeping() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    // Nobody holds the lock of this one, as after a kill.
    let left = parent + "/appintents-test-left"
    _ = try Device.create(at: left)
    let other = parent + "/mine"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)

    let first = try TemporaryDevice(DeviceSettings(), in: parent)
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(FileManager.default.fileExists(atPath: other))

    let second = try TemporaryDevice(DeviceSettings(), in: parent)
    #expect(try folders().count == 3)
    first.remove()
    second.remove()
    #expect(try folders() == ["mine"])
  }
}
