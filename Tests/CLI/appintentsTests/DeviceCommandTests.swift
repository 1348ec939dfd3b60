// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

@Suite("appintents device") struct DeviceCommandTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  @Test("an app is installed, listed by its name and taken off again")
  func installation() async throws {
    let app = try tool.makeApp()
    #expect(try await tool.run("device", "install", app).output == "com.test.acme  Acme\n")
    let list = try await tool.run("device", "list").output
    #expect(list.contains("com.test.acme  Acme  1 intent\n"))
    #expect(try await tool.run("device", "uninstall", "acme").status == 0)
    #expect(try await tool.run("device", "list").output.contains("no apps installed"))
  }

  @Test("a second installation of the same bundle copies nothing, a changed one does")
  func reinstallation() async throws {
    let app = try tool.makeApp()
    _ = try await tool.run("device", "install", app, "--device", "d")
    let marker = try tool.write("", to: "d/apps/com.test.acme.app/marker")
    _ = try await tool.run("device", "install", app, "--device", "d")
    #expect(FileManager.default.fileExists(atPath: marker))
    try tool.makeApp(script: "#!/bin/sh\nexit 44\n")
    _ = try await tool.run("device", "install", app, "--device", "d")
    #expect(!FileManager.default.fileExists(atPath: marker))
  }

  @Test("settings are kept, and wrong ones are explained with 64")
  func settings() async throws {
    #expect(try await tool.run("device", "set", "time-zone", "Europe/Berlin").status == 0)
    #expect(try await tool.run("device", "set", "locked", "yes").status == 0)
    let list = try await tool.run("device", "list", "--json").output
    #expect(list.contains("\"time-zone\" : \"Europe/Berlin\""))
    #expect(list.contains("\"locked\" : \"yes\""))
    let wrong = try await tool.run("device", "set", "lokced", "yes")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean 'locked'?"))
    #expect(try await tool.run("device", "set", "clock", "noon").status == 64)
    let place = try await tool.run("device", "set", "time-zone", "Mars/Base")
    #expect(place.status == 64)
    #expect(place.errors.contains("there is no time zone 'Mars/Base'"))
    #expect(try await tool.run("device", "list", "--json").output == list)
  }

  @Test("reset forgets settings and keeps apps")
  func reset() async throws {
    _ = try await tool.run("device", "install", try tool.makeApp())
    _ = try await tool.run("device", "set", "locked", "yes")
    #expect(try await tool.run("device", "reset").status == 0)
    let list = try await tool.run("device", "list").output
    #expect(list.contains("com.test.acme"))
    #expect(list.contains(#/locked +no/#))
  }

  @Test("a device that is none, and an app that is not there, are named")
  func missing() async throws {
    let device = try await tool.run("device", "list", "--device", "nowhere")
    #expect(device.status == 74)
    #expect(device.errors.contains("/nowhere"))
    let app = try await tool.run("device", "uninstall", "com.test.nothing")
    #expect(app.status == 1)
    #expect(
      app.errors
        == "error: 'com.test.nothing' is not installed; see 'appintents device list' for what is\n")
    try tool.write("x", to: "taken/file")
    #expect(try await tool.run("device", "create", "--device", "taken").status == 74)
  }

  @Test("the output of a closed pipe ends quietly")
  func closedPipe() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "XDG_STATE_HOME=\(tool.folder) \(BuiltTool.path) --help 2>\(tool.folder)/errors | true",
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(try String(contentsOfFile: tool.folder + "/errors", encoding: .utf8).isEmpty)
  }

  @Test("a full disk and a closed output are told, and nothing is written elsewhere")
  func closedOutput() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      export XDG_STATE_HOME=\(tool.folder)/state
      \(BuiltTool.path) device create >/dev/full 2>/dev/null; echo $? >\(tool.folder)/statuses
      \(BuiltTool.path) device create >&- 2>/dev/null; echo $? >>\(tool.folder)/statuses
      """,
    ]
    try shell.run()
    shell.waitUntilExit()
    let statuses = try String(contentsOfFile: tool.folder + "/statuses", encoding: .utf8)
    #expect(statuses == "74\n74\n")
  }
}
