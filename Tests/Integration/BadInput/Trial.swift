// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import IntentMetadata
import Testing

/// The command, an app whose process misbehaves, and a device that allows it little.
final class Trial: Sendable {
  let tool: BuiltTool
  let stub: StubApp

  /// - Parameters:
  ///   - timeBudget: seconds; nil for the standard.
  ///   - memoryBudget: MiB; nil for the standard.
  init(
    app: StubStart = .normal, timeBudget: Double? = nil, memoryBudget: Int? = nil
  ) throws {
    tool = try BuiltTool()
    stub = try StubApp(app: app)
    try stub.device.updateSettings { settings in
      settings.timeBudget = timeBudget
      settings.memoryBudget = memoryBudget
    }
  }

  var app: String { stub.bundle.path }
  var device: String { stub.device.directory }

  /// `appintents ask` on the trial's device, at most two at once in all tests.
  func ask(
    _ arguments: String..., app: String? = nil, input: Data = Data(),
    variables: [String: String?] = [:]
  ) async throws -> BuiltTool.Result {
    let arguments = ["ask", "--device", device, "--app", app ?? self.app] + arguments
    return try await Turnstile.processes.pass {
      try await self.tool.run(arguments, input: input, variables: variables, limit: 60)
    }
  }

  /// Processes of the device, which carry its folder in their environment.
  var processes: [Int32] { Self.processes(of: device) }

  static func processes(of device: String) -> [Int32] {
    let identifiers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return identifiers.compactMap { Int32($0) }.filter { identifier in
      let file = FileHandle(forReadingAtPath: "/proc/\(identifier)/environ")
      let environment = (try? file?.readToEnd()) ?? Data()
      return environment.range(of: Data("=\(device)/".utf8)) != nil
    }
  }
}

extension BuiltTool.Result {
  /// The one sentence on standard error, nil when there is none or more than one.
  var sentence: String? {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, lines[1].isEmpty, lines[0].hasPrefix("error: ") else { return nil }
    return String(lines[0].dropFirst(7))
  }

  /// What `--json` printed.
  var object: JSONObject? {
    try? JSONDecoder().decode(JSONObject.self, from: Data(output.utf8))
  }
}

/// Checks that a command failed as documented: its status, and one sentence with these parts.
func expectFailure(
  _ result: BuiltTool.Result, status: Int32, _ parts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(result.status == status, "\(result.errors)", sourceLocation: sourceLocation)
  let sentence = result.sentence
  #expect(
    sentence != nil, "not one sentence: \(result.errors)", sourceLocation: sourceLocation)
  for part in parts {
    #expect(sentence?.contains(part) == true, "\(result.errors)", sourceLocation: sourceLocation)
  }
}
