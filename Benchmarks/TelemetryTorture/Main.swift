// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry

/// Kills, stops and starves processes that record, and counts what is lost. Exits with 1 when an
/// aim is missed.
///
///     TelemetryTorture [<kills>]
@main enum TelemetryTorture {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let first = arguments.first, Int(first) == nil {
      return try child(first, Array(arguments.dropFirst()))
    }
    if try !torture(kills: arguments.first.flatMap(Int.init) ?? 10_000) { exit(1) }
  }

  private static func torture(kills: Int) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.path + "/telemetry-torture-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func phaseFolder(_ name: String) throws -> String {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
      return folder + "/" + name
    }
    let start = nanoseconds()
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
    isGood = try ContainerPhase(folder: phaseFolder("containers")).run() && isGood
    print("\((nanoseconds() - start) / 1_000_000_000) s")
    print(isGood ? "torture passed" : "torture FAILED")
    return isGood
  }

  private static func child(_ task: String, _ arguments: [String]) throws {
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
    case "speed": SpeedProbe.run()
    default: throw TortureError("there is no task '\(task)'")
    }
  }
}
