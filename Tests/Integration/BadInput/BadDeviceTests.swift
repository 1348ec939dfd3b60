// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("Devices that are damaged") struct BadDeviceTests {
  @Test(
    "settings that cannot be read are named with 74 and left as they are",
    arguments: [
      "", "{", "[]", "null", "\u{0}\u{1}", "{\"locale\": 5}", "{\"clock\": \"noon\"}",
      "{\"timeBudget\": -1}", "{\"timeBudget\": 1e300}", "{\"memoryBudget\": -5}",
      "{\"memoryBudget\": 9e99}",
    ])
  func brokenSettings(_ contents: String) async throws {
    let trial = try Trial()
    let path = trial.device + "/device.json"
    try Data(contents.utf8).write(to: URL(filePath: path))
    expectFailure(try await trial.ask("Do Empty in Stub"), status: 74, "'\(path)'", "mend it")
    let list = try await trial.tool.run("device", "list", "--device", trial.device)
    expectFailure(list, status: 74, "'\(path)'")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
    // The remedy that is given is one.
    try FileManager.default.removeItem(atPath: path)
    #expect(try await trial.ask("Do Empty in Stub").status == 0)
  }

  @Test("settings that are a folder are named with 74 and the remedy")
  func settingsFolder() async throws {
    let trial = try Trial()
    let path = trial.device + "/device.json"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    expectFailure(
      try await trial.ask("Do Empty in Stub"), status: 74, "'\(path)' is a folder; remove it")
    // The remedy that is given is one.
    try FileManager.default.removeItem(atPath: path)
    #expect(try await trial.ask("Do Empty in Stub").status == 0)
  }

  @Test(
    "a file where a folder should be, or the reverse, is named with 74",
    arguments: ["apps", "data", "groups", ".lock"])
  func wrongKind(_ name: String) async throws {
    let trial = try Trial()
    let path = "\(trial.device)/\(name)"
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    try FileManager.default.removeItem(atPath: path)
    if isFolder.boolValue {
      try Data().write(to: URL(filePath: path))
    } else {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    expectFailure(try await trial.ask("Do Empty in Stub"), status: 74, "\(trial.device)/\(name)")
  }

  @Test("a log that cannot be written stops nobody")
  func noLog() async throws {
    let trial = try Trial()
    try FileManager.default.createDirectory(
      atPath: trial.device + "/logs/test.stub.log", withIntermediateDirectories: true)
    #expect(try await trial.ask("Do PrintMuch in Stub").status == 0)
  }

  @Test(
    "a place where no device can be is named with 74",
    arguments: ["/proc/device", "/dev/null", "/dev/null/device", "/"])
  func noPlace(_ device: String) async throws {
    let trial = try Trial()
    let result = try await trial.tool.run(
      "ask", "--app", trial.app, "--device", device, "Do Empty in Stub")
    expectFailure(result, status: 74, "'\(device)")
  }

  @Test("a folder that may only be read is named with 74", .enabled(if: getuid() != 0))
  func readOnly() async throws {
    let trial = try Trial()
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: trial.device)
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trial.device) }
    let result = try await trial.tool.run(
      "device", "set", "locked", "yes", "--device", trial.device)
    expectFailure(result, status: 74, trial.device)
  }

  @Test("a folder of any name is a device")
  func anyName() async throws {
    let trial = try Trial()
    for name in ["with blank", "quo'te\"d", "émoji 🎉", "-dash", "a=b", "%41$HOME"] {
      let result = try await trial.tool.run(
        "ask", "--app", trial.app, "--device", "\(trial.tool.folder)/\(name)", "Do Empty in Stub")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test("a state folder that cannot be made is named with 74")
  func stateHome() async throws {
    let trial = try Trial()
    let result = try await trial.tool.run(
      ["ask", "--app", trial.app, "Do Empty in Stub"],
      variables: ["XDG_STATE_HOME": "/proc/state"])
    expectFailure(result, status: 74, "/proc/state")
  }
}
