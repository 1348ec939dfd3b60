// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentTelemetry
internal import TelemetryModel

/// Kills processes in the middle of a run: each is reported with the phase that it had reached.
struct MidIntervalPhase {
  var folder: String
  var count: Int

  func run() throws -> Bool {
    let scores = try Scoreboard(folder + "/scores", count: count)
    let group = folder + "/group"
    let recorder = Writer.recorder(group, limits: TelemetryLimits(bytesPerDay: 1 << 30))
    try recorder.setConsent(true)
    var tally = Tally()
    var next = 0
    while next < count {
      let writers = next..<min(next + 16, count)
      let children = try writers.map {
        try Child(["hang", group, folder + "/scores", "\($0)"])
      }
      for writer in writers {
        while scores[writer, .started] == 0 { pause(microseconds: 200) }
      }
      for child in children { child.killAndWait() }
      recorder.sealedSegments.seal()
      try tally.deliver(recorder)
      next = writers.upperBound
    }
    let right = (0..<count).count { tally.reached[$0] == Writer.phase($0) }
    print(
      "killed in mid-interval \(count): terminated \(tally.terminations), "
        + "with the phase reached \(right), other outcomes \(tally.delivered)")
    return tally.terminations == count && right == count && tally.delivered == 0
  }
}
