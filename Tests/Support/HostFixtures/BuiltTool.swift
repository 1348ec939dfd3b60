// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
package import Foundation

/// The `appintents` that was built with these tests, and a folder of its own to work in.
package final class BuiltTool: Sendable {
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// Removed with the tool.
  package let folder: String

  package init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/appintentsTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package static var path: String { FixtureBundle.builtExecutable("appintents") }

  /// The tool with a state folder of its own, not started yet.
  ///
  /// - Parameter variables: changes to the environment; nil takes a variable away.
  package func process(_ arguments: [String], variables: [String: String?] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = folder + "/state"
    environment["COLUMNS"] = "80"
    // Packages that the tool builds depend on the whole of this one.
    environment["OPENAPPINTENTS_ONLY"] = nil
    for (name, value) in variables { environment[name] = value }
    process.environment = environment
    return process
  }

  /// Runs the tool to its end.
  package func run(_ arguments: String..., input: Data = Data()) async throws -> Result {
    try await run(arguments, input: input)
  }

  /// Runs the tool to its end, on a thread that no other test waits for.
  ///
  /// - Parameter limit: seconds after which it is killed; its status is then 9.
  package func run(
    _ arguments: [String], input: Data = Data(), variables: [String: String?] = [:],
    limit: Double = 280
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Swift.Result {
            try self.runHere(arguments, input: input, variables: variables, limit: limit)
          })
      }
    }
  }

  private func runHere(
    _ arguments: [String], input: Data, variables: [String: String?], limit: Double
  ) throws -> Result {
    let process = process(arguments, variables: variables)
    let inputFile = folder + "/.input-\(UUID().uuidString)"
    try input.write(to: URL(filePath: inputFile))
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: inputFile))
    let output = Pipe()
    let errors = folder + "/.errors-\(UUID().uuidString)"
    try Data().write(to: URL(filePath: errors))
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    let killer = DispatchSource.makeTimerSource(queue: .global())
    killer.schedule(deadline: .now() + limit)
    let identifier = process.processIdentifier
    killer.setEventHandler { kill(identifier, SIGKILL) }
    killer.resume()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    killer.cancel()
    return Result(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  package func write(
    _ text: String, to name: String, executable: Bool = false
  ) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(filePath: path))
    if executable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return path
  }

  /// A bundle with one intent whose executable does what `script` says.
  @discardableResult
  package func makeApp(
    _ name: String = "Acme", script: String = "#!/bin/sh\nexit 3\n"
  ) throws -> String {
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

  package static let manifest = """
    {"version": 1, "generator": {"name": "test", "version": "1"}, "actions": {"PingIntent":
    {"identifier": "PingIntent", "fullyQualifiedTypeName": "Acme.PingIntent",
    "title": {"key": "Ping", "alternatives": []}, "parameters": [{"name": "count", "title":
    {"key": "Count", "alternatives": []}, "valueType": {"primitive": {"wrapper":
    {"typeIdentifier": 2}}}, "isOptional": true}], "futureKey": [1.5, null]}}, "entities": {},
    "enums": [], "queries": {}, "autoShortcuts": [{"actionIdentifier": "PingIntent",
    "phraseTemplates": [{"key": "Ping ${applicationName}", "alternatives": []}]}]}
    """
}
