// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

/// The `appintents` that was built with these tests, and a folder of its own to work in.
final class BuiltTool {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Removed with the tool.
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/appintentsTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Beside the test executable, whatever the build folder is called.
  static var path: String {
    let own = OwnProcess.executablePath ?? ""
    return own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/appintents"
  }

  /// Runs the tool to its end with a state folder of its own.
  func run(_ arguments: String..., input: Data = Data()) throws -> Result {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: Data = Data()) throws -> Result {
    let inputFile = folder + "/.input-\(UUID().uuidString)"
    try input.write(to: URL(fileURLWithPath: inputFile))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = folder + "/state"
    environment["COLUMNS"] = "80"
    // Packages that the tool builds depend on the whole of this one.
    environment["OPENAPPINTENTS_ONLY"] = nil
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputFile))
    let output = Pipe()
    let errors = folder + "/.errors-\(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: errors))
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String, executable: Bool = false) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    if executable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return path
  }

  /// A bundle with one intent whose executable does what `script` says.
  @discardableResult
  func makeApp(_ name: String = "Acme", script: String = "#!/bin/sh\nexit 3\n") throws -> String {
    try write(
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key>
      <string>com.test.\(name.lowercased())</string><key>CFBundleExecutable</key>
      <string>\(name)</string><key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      """, to: "\(name).app/Info.plist")
    try write(script, to: "\(name).app/\(name)", executable: true)
    try write(Self.manifest, to: "\(name).app/Metadata.appintents/extract.actionsdata")
    return "\(folder)/\(name).app"
  }

  static let manifest = """
    {"version": 1, "generator": {"name": "test", "version": "1"}, "actions": {"PingIntent":
    {"identifier": "PingIntent", "fullyQualifiedTypeName": "Acme.PingIntent",
    "title": {"key": "Ping", "alternatives": []}, "parameters": [{"name": "count", "title":
    {"key": "Count", "alternatives": []}, "valueType": {"primitive": {"wrapper":
    {"typeIdentifier": 2}}}, "isOptional": true}], "futureKey": [1.5, null]}}, "entities": {},
    "enums": [], "queries": {}, "autoShortcuts": [{"actionIdentifier": "PingIntent",
    "phraseTemplates": [{"key": "Ping ${applicationName}", "alternatives": []}]}]}
    """
}
