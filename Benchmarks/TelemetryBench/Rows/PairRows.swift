// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import CAllocationCount
internal import Foundation
internal import IntentTelemetry
internal import Platform
internal import TelemetryModel

/// A begin and its end, in a process that has recorded before.
enum PairRows {
  static let count = 200_000
  static let naiveCount = 10_000

  static func rows(_ folder: BenchFolder) async throws -> [BenchRow] {
    let recorder = BenchRecorder.make(folder.path("pair"))
    try recorder.setConsent(true)
    let naive = NaiveClient(folder.url("pair.jsonl"))
    // In turns, so that both see the same machine; the first turn warms up and does not count.
    var pairs: [Double] = []
    var hops: [Double] = []
    var naivePairs: [Double] = []
    var blocks: [Double] = []
    var naiveBlocks: [Double] = []
    let holder = Holder(recorder)
    for turn in 0..<6 {
      let (times, counts) = direct(recorder)
      let (naiveTimes, naiveCounts) = await self.naive(naive)
      let hopTimes = await through(holder)
      guard turn > 0 else { continue }
      pairs += times
      naivePairs += naiveTimes
      hops += hopTimes
      blocks += counts
      naiveBlocks += naiveCounts
    }
    let peer = "naive client"
    let (ours, theirs) = (Samples(pairs), Samples(naivePairs))
    var rows = [
      BenchRow(
        "recorder.pair.p50", ours.percentile(50), "ns", atMost: 250, peer: peer,
        theirs.percentile(50)),
      BenchRow(
        "recorder.pair.p99", ours.percentile(99), "ns", atMost: 1_500, peer: peer,
        theirs.percentile(99)),
      BenchRow(
        "recorder.pair.allocations", Samples(blocks).percentile(99), "per pair", atMost: 0,
        peer: peer, Samples(naiveBlocks).percentile(99)),
      BenchRow(
        "recorder.async.p50", Samples(hops).percentile(50), "ns", atMost: 1_000, peer: peer,
        theirs.percentile(50)),
    ]
    // What a pair that finds its segment full does for all that follow.
    let rotations = blocks.filter { $0 > 0 }
    rows.append(
      BenchRow(
        "recorder.rotation.allocations", Samples(rotations).percentile(50), "per segment"))
    if let calls = try SystemCalls.count("pairs", folder),
      let naiveCalls = try SystemCalls.count("naive-pairs", folder)
    {
      rows.insert(
        BenchRow(
          "recorder.pair.syscalls", calls.pair, "per pair", atMost: 0, peer: peer,
          naiveCalls.pair), at: 3)
      rows.append(BenchRow("recorder.rotation.syscalls", calls.rotation, "per segment"))
    } else {
      throw BenchError("needs strace to count calls of the system; install it")
    }
    return rows
  }

  /// Nanoseconds and allocated blocks of each pair.
  private static func direct(_ recorder: TelemetryRecorder) -> ([Double], [Double]) {
    let count = count / 5
    var times = [Double](repeating: 0, count: count)
    var blocks = times
    for place in 0..<count {
      let before = oai_allocation_count()
      let start = MonotonicTime.now
      pair(recorder)
      times[place] = Double((MonotonicTime.now - start).nanoseconds)
      blocks[place] = Double(oai_allocation_count() - before)
    }
    return (times, blocks)
  }

  @inline(__always) static func pair(_ recorder: TelemetryRecorder) {
    recorder.begin("CreateTaskIntent", module: "AcmeTasks", surface: .siri).end()
  }

  private static func naive(_ client: NaiveClient) async -> ([Double], [Double]) {
    let count = naiveCount / 5
    var times = [Double](repeating: 0, count: count)
    var blocks = times
    for place in 0..<count {
      let before = oai_allocation_count()
      let start = MonotonicTime.now
      await client.end(await client.begin("CreateTaskIntent"), .success)
      times[place] = Double((MonotonicTime.now - start).nanoseconds)
      blocks[place] = Double(oai_allocation_count() - before)
    }
    return (times, blocks)
  }

  /// Whoever keeps his recorder behind an actor.
  actor Holder {
    private let recorder: TelemetryRecorder
    init(_ recorder: TelemetryRecorder) { self.recorder = recorder }
    func pair() { PairRows.pair(recorder) }
  }

  private static func through(_ holder: Holder) async -> [Double] {
    let count = count / 20
    var times = [Double](repeating: 0, count: count)
    for place in 0..<count {
      let start = MonotonicTime.now
      await holder.pair()
      times[place] = Double((MonotonicTime.now - start).nanoseconds)
    }
    return times
  }

  /// Without consent. Batches, for one pair takes less than a look at the clock.
  static func disabled(_ folder: BenchFolder) throws -> BenchRow {
    let recorder = BenchRecorder.make(folder.path("disabled"))
    try recorder.setConsent(true)
    try recorder.setConsent(false)
    let batch = 10_000
    let samples = (0..<200).map { _ in
      let start = MonotonicTime.now
      for _ in 0..<batch { oneDisabled(recorder) }
      return Double((MonotonicTime.now - start).nanoseconds) / Double(batch)
    }
    return BenchRow("recorder.disabled.p50", Samples(samples).percentile(50), "ns", atMost: 5)
  }

  // A call for each, so that the compiler cannot take the check out of the loop.
  @inline(never) private static func oneDisabled(_ recorder: TelemetryRecorder) { pair(recorder) }
}
