// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import IntentTelemetry
internal import TelemetryModel

/// Containers that cannot hold anything, and many processes at once: every run succeeds in its
/// normal time.
struct ContainerPhase {
  var folder: String

  /// What a pair may take where nothing can be recorded, in nanoseconds; a shared machine is slow
  /// at times, so this is more than the aim of the bench.
  private static let normal: UInt64 = 20_000

  func run() throws -> Bool {
    let tests: [(String, () throws -> Bool)] = [
      ("100 processes at once", manyProcesses), ("a full disk", fullDisk),
      ("a read-only container", readOnly), ("a missing container", missing), ("a fork", fork),
    ]
    var isGood = true
    for (name, test) in tests {
      print("\(name): ", terminator: "")
      isGood = try test() && isGood
    }
    return isGood
  }

  private func scores(_ count: Int) throws -> Scoreboard {
    try Scoreboard(folder + "/scores", count: count)
  }

  private func manyProcesses() throws -> Bool {
    let count = 100
    let scores = try scores(count)
    let group = folder + "/many"
    let recorder = Writer.recorder(group, limits: KillPhase.limits)
    try recorder.setConsent(true)
    let children = try (0..<count).map {
      try Child(["write", group, folder + "/scores", "\($0)", "hundred"])
    }
    let ended = children.count { $0.wait() }
    recorder.sealedSegments.seal()
    var tally = Tally()
    try tally.deliver(recorder)
    tally.judge(0..<count, scores)
    let median = (0..<count).map { scores[$0, .median] }.sorted()[count / 2]
    let first = (0..<count).map { scores[$0, .first] }.sorted()[count / 2]
    print(
      "ended well \(ended), delivered \(tally.delivered) of 100000, lost \(tally.lost), "
        + "glued \(tally.glued), dropped \(recorder.dropTotals.total), "
        + "first pair \(first / 1000) µs, pair \(median) ns")
    return ended == count && tally.lost == 0 && tally.glued == 0 && tally.duplicated == 0
      && tally.delivered == 100_000 && median < Self.normal
  }

  /// One writer of 1,000 runs in a folder that is prepared somehow.
  private func oneWriter(_ group: String, isRecording: Bool) throws -> Bool {
    let scores = try scores(1)
    let child = try Child(["write", group, folder + "/scores", "0", "thousand"])
    let ended = child.wait()
    let median = scores[0, .median]
    print("ended well \(ended), runs \(scores[0, .published]), pair \(median) ns", terminator: "")
    guard isRecording else {
      print()
      return ended && scores[0, .published] == 1000 && median < Self.normal
    }
    let recorder = Writer.recorder(group, limits: KillPhase.limits)
    recorder.sealedSegments.seal()
    var tally = Tally()
    try tally.deliver(recorder)
    let drops = recorder.dropTotals.total
    print(", delivered \(tally.delivered), dropped \(drops)")
    return ended && tally.delivered + Int(drops) == 1000 && drops > 0 && median < Self.normal
  }

  private func fullDisk() throws -> Bool {
    let disk = folder + "/disk"
    mkdir(disk, 0o700)
    // Room for the control file and no segment.
    guard mount("none", disk, "tmpfs", 0, "size=200k") == 0 else {
      print("left out, for only the super-user can mount a small disk")
      return true
    }
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let recorder = Writer.recorder(disk + "/group", limits: KillPhase.limits)
    try recorder.setConsent(true)
    return try oneWriter(disk + "/group", isRecording: true)
  }

  private func readOnly() throws -> Bool {
    let disk = folder + "/readonly"
    mkdir(disk, 0o700)
    guard mount("none", disk, "tmpfs", UInt(MS_RDONLY), nil) == 0 else {
      print("left out, for only the super-user can mount a disk")
      return true
    }
    defer { umount2(disk, Int32(MNT_DETACH)) }
    return try oneWriter(disk + "/group", isRecording: false)
  }

  /// A forked process records for itself and cannot end what its parent began.
  private func fork() throws -> Bool {
    let group = folder + "/fork"
    let scores = try scores(4)
    let recorder = Writer.recorder(group, limits: KillPhase.limits)
    try recorder.setConsent(true)
    let ended = try Child(["fork", group, folder + "/scores"]).wait()
    recorder.sealedSegments.seal()
    var tally = Tally()
    try tally.deliver(recorder)
    tally.judge(0..<3, scores)
    print(
      "ended well \(ended), delivered \(tally.delivered) of 3, lost \(tally.lost), "
        + "glued \(tally.glued), duplicated \(tally.duplicated), terminated \(tally.terminations)")
    return ended && tally.delivered == 3 && tally.lost == 0 && tally.glued == 0
      && tally.duplicated == 0 && tally.terminations == 0
  }

  private func missing() throws -> Bool {
    try oneWriter(folder + "/nowhere/group", isRecording: false)
  }
}
