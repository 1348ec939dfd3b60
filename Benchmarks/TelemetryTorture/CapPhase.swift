// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentTelemetry
internal import TelemetryModel

/// Writes more than the caps allow: what is missing in the end is what was counted.
struct CapPhase {
  var folder: String
  var rounds: Int
  var limits: TelemetryLimits
  /// Whether writers are killed, so that the run at hand of each may be in the sum or not.
  var kills: Bool

  /// Nothing is delivered meanwhile, so segments are dropped for their size.
  static var small: TelemetryLimits {
    TelemetryLimits(totalBytes: 1 << 20, bytesPerDay: 64 << 30)
  }

  /// The day's bytes end before the writers do.
  static var short: TelemetryLimits { TelemetryLimits(totalBytes: 64 << 20, bytesPerDay: 2 << 20) }

  func run() throws -> Bool {
    let count = 4
    let scores = try Scoreboard(folder + "/scores", count: rounds * count)
    let group = folder + "/group"
    let recorder = Writer.recorder(group, limits: limits)
    try recorder.setConsent(true)
    var random = RandomNumbers(seed: 5)
    for round in 0..<rounds {
      let writers = round * count..<(round + 1) * count
      let children = try writers.map { writer in
        try Child([
          "write", group, folder + "/scores", "\(writer)", limits == Self.small ? "small" : "short",
        ])
      }
      let sealer = kills && round % 4 == 0 ? try Child(["seal", group, "small"]) : nil
      pause(microseconds: 30_000 + random.below(40_000))
      // A slow machine gets as far as the caps, too.
      var waits = 0
      while recorder.dropTotals.total == 0, waits < 4000 {
        pause(microseconds: 5000)
        waits += 1
      }
      if !kills { for writer in writers { scores[writer, .stop] = 1 } }
      for child in children {
        if kills { child.signal(SIGKILL) }
        child.wait()
      }
      sealer?.killAndWait()
    }
    recorder.sealedSegments.seal()
    var tally = Tally()
    try tally.deliver(recorder)
    var published = 0
    var begun = 0
    for writer in 0..<rounds * count {
      published += Int(scores[writer, .published])
      begun += Int(scores[writer, .begun])
    }
    let drops = recorder.dropTotals
    let accounted = tally.delivered + tally.terminations + Int(drops.total)
    let isGood =
      (published...begun).contains(accounted) && (kills || published == begun)
      && drops.total > 0 && tally.glued == 0 && tally.duplicated == 0
    let reasons = drops.counts.sorted { $0.key < $1.key }.map { "\($0.key.name) \($0.value)" }
    print(
      "above the caps\(kills ? ", killed" : ""): published \(published), begun \(begun), "
        + "delivered \(tally.delivered), terminated \(tally.terminations), dropped \(drops.total) "
        + "(\(reasons.joined(separator: ", "))), accounted \(accounted), glued \(tally.glued), "
        + "duplicated \(tally.duplicated)")
    return isGood
  }
}
