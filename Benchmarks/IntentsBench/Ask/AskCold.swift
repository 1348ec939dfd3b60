// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Device
internal import Foundation
internal import HostFixtures
internal import Platform

/// The whole command, from its start to its end, with the process of the app that it starts.
enum AskCold {
  static let runs = 60

  /// - Parameters:
  ///   - tool: the path of `appintents`.
  ///   - app: the path of the app's bundle.
  static func rows(tool: String, app: String) throws -> [BenchRow] {
    let request = try AcmeRequest(app: app)
    var asked: [Double] = []
    var empty: [Double] = []
    // In turns, so that both see the same machine.
    for number in 0..<runs + 3 {
      let time = try ask(request, tool)
      let peer = try milliseconds(FixtureBundle.builtExecutable("EmptyProgram"), [], request)
      // The first one installs the app and reads the files from disk.
      if number >= 3 {
        asked.append(time)
        empty.append(peer)
      }
    }
    let samples = Samples(asked)
    return [
      BenchRow(
        "ask.cold.p50", samples.percentile(50), "ms", peer: "empty Swift program, dynamic",
        Samples(empty).percentile(50)),
      BenchRow("ask.cold.p95", samples.percentile(95), "ms"),
    ]
  }

  private static func ask(_ request: AcmeRequest, _ tool: String) throws -> Double {
    try milliseconds(
      tool,
      [
        "ask", "--app", request.app, "--device", request.deviceFolder, "--now", AcmeRequest.now,
        "--time-zone", AcmeRequest.timeZone, AcmeRequest.utterance,
      ], request)
  }

  /// From the start of a program to its end.
  private static func milliseconds(
    _ program: String, _ arguments: [String], _ request: AcmeRequest
  ) throws -> Double {
    var configuration = ChildProcess.Configuration(executable: program)
    configuration.arguments = arguments
    configuration.environment = ["HOME": request.folder, "PATH": "/usr/local/bin:/usr/bin:/bin"]
    configuration.environment["LD_LIBRARY_PATH"] = Environment["LD_LIBRARY_PATH"]
    let start = MonotonicTime.now
    let end = try ChildProcess.spawn(configuration).takeEnd()
    let time = (MonotonicTime.now - start).inSeconds * 1e3
    guard end.cause == .exited(0) else {
      throw BenchError("ran '\(program)', which ended with \(end.cause)")
    }
    return time
  }
}
