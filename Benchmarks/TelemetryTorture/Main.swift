// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry

/// Kills, stops and starves processes that record, and counts what is lost. Exits with 1 when an
/// aim is missed.
///
///     TelemetryTorture [<kills> [<seconds of uploads>]]
@main enum TelemetryTorture {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let first = arguments.first, Int(first) == nil {
      return try await child(first, Array(arguments.dropFirst()))
    }
    let numbers = arguments.compactMap { Int($0) }
    let isGood = try await torture(
      kills: numbers.first ?? 10_000, seconds: numbers.count > 1 ? numbers[1] : 600)
    if !isGood { exit(1) }
  }

  /// - Parameters:
  ///   - kills: of writers; without any, only uploads are tortured.
  ///   - seconds: how long uploads are.
  private static func torture(kills: Int, seconds: Int) async throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.path + "/telemetry-torture-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func phaseFolder(_ name: String) throws -> String {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
      return folder + "/" + name
    }
    let start = nanoseconds()
    var isGood = true
    if kills > 0 { isGood = try killing(kills, phaseFolder) }
    if seconds > 0 {
      let phase = UploadPhase(folder: try phaseFolder("upload"), seconds: seconds)
      isGood = try await phase.run() && isGood
    }
    print("\((nanoseconds() - start) / 1_000_000_000) s")
    print(isGood ? "torture passed" : "torture FAILED")
    return isGood
  }

  private static func killing(_ kills: Int, _ phaseFolder: (String) throws -> String) throws -> Bool
  {
    var isGood = try KillPhase(folder: phaseFolder("kills"), kills: kills).run()
    let rounds = max(kills / 200, 3)
    for (name, limits, kill) in [
      ("size", CapPhase.small, false), ("day", CapPhase.short, false),
      ("size-kills", CapPhase.small, true),
    ] {
      let phase = CapPhase(
        folder: try phaseFolder(name), rounds: rounds, limits: limits, kills: kill)
      isGood = try phase.run() && isGood
    }
    isGood =
      try MidIntervalPhase(folder: phaseFolder("middle"), count: max(kills / 10, 10)).run()
      && isGood
    return try ContainerPhase(folder: phaseFolder("containers")).run() && isGood
  }

  private static func child(_ task: String, _ arguments: [String]) async throws {
    switch task {
    case "write":
      let writer = Int(arguments[2]) ?? 0
      let scores = try Scoreboard(arguments[1])
      let (runs, burst, limits): (UInt64, UInt64, TelemetryLimits) =
        switch arguments[3] {
        case "small": (.max, 256, CapPhase.small)
        case "short": (.max, 256, CapPhase.short)
        case "hundred", "thousand": (1000, 1000, KillPhase.limits)
        default: (.max, 32, KillPhase.limits)
        }
      Writer.write(
        arguments[0], scores: scores, writer: writer, runs: runs, burst: burst, limits: limits)
    case "hang":
      Writer.hang(
        arguments[0], scores: try Scoreboard(arguments[1]), writer: Int(arguments[2]) ?? 0)
    case "fork":
      if !Writer.fork(arguments[0], scores: try Scoreboard(arguments[1])) { exit(1) }
    case "seal":
      Writer.seal(arguments[0], limits: arguments.count > 1 ? CapPhase.small : KillPhase.limits)
    case "pace":
      UploadPhase.pace(
        arguments[0], scores: try Scoreboard(arguments[1]), writer: Int(arguments[2]) ?? 0,
        rate: Int(arguments[3]) ?? 1)
    case "upload":
      try await UploadPhase.upload(arguments[0], arguments[1], isLast: arguments[2] == "last")
    case "speed": SpeedProbe.run()
    default: throw TortureError("there is no task '\(task)'")
    }
  }
}
