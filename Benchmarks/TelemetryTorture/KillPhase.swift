// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentTelemetry
internal import TelemetryModel

/// Kills writers at any instruction, with a rate below the caps: nothing may be lost.
struct KillPhase {
  var folder: String
  var kills: Int

  static var limits: TelemetryLimits {
    TelemetryLimits(totalBytes: 256 << 20, bytesPerDay: 64 << 30)
  }

  func run() throws -> Bool {
    let scores = try Scoreboard(folder + "/scores", count: kills + 8)
    let group = folder + "/group"
    let recorder = Writer.recorder(group, limits: Self.limits)
    try recorder.setConsent(true)
    var random = RandomNumbers(seed: 4)
    var tally = Tally()
    var killed = 0
    var stops = 0
    var sealerKills = 0
    while killed < kills {
      let count = min(kills - killed, 1 + random.below(8))
      let writers = killed..<killed + count
      let children = try writers.map { writer in
        try Child(["write", group, folder + "/scores", "\(writer)", "under"])
      }
      let sealer = random.below(8) == 0 ? try Child(["seal", group]) : nil
      pause(microseconds: random.below(25_000))
      let stopped = children[random.below(count)]
      if random.below(2) == 0 {
        // Stopped anywhere, a reservation without a commit included, while its segment is
        // sealed, read and removed.
        stopped.signal(SIGSTOP)
        recorder.sealedSegments.seal()
        try tally.deliver(recorder)
        stopped.signal(SIGCONT)
        stops += 1
        pause(microseconds: random.below(3000))
      }
      for child in children {
        child.killAndWait()
        if random.below(3) == 0 { pause(microseconds: random.below(500)) }
      }
      if let sealer {
        sealer.killAndWait()
        sealerKills += 1
      }
      recorder.sealedSegments.seal()
      try tally.deliver(recorder)
      tally.judge(writers, scores)
      killed += count
    }
    var published: UInt64 = 0
    for writer in 0..<kills { published += scores[writer, .published] }
    let drops = recorder.dropTotals.total
    print(
      "kills \(killed), stopped across a seal \(stops), sealers killed \(sealerKills): "
        + "published \(published), delivered \(tally.delivered), terminated \(tally.terminations), "
        + "lost \(tally.lost), glued \(tally.glued), duplicated \(tally.duplicated), "
        + "misreported \(tally.misreported), dropped \(drops)")
    return tally.lost == 0 && tally.glued == 0 && tally.duplicated == 0
      && tally.misreported == 0 && drops == 0 && published > 0
  }
}

/// Numbers that are the same in each run.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
