// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import IntentTelemetry

/// The first event of a fresh process, from its begin to its end: container, consent and segment are
/// there, this process has seen none of it.
enum FirstRow {
  static let starts = 100

  static func row(_ folder: BenchFolder) throws -> BenchRow {
    let recorder = BenchRecorder.make(folder.path("first"))
    try recorder.setConsent(true)
    PairRows.pair(recorder)
    var ours: [Double] = []
    var naive: [Double] = []
    for number in 0..<starts + 5 {
      let one = try ChildTask.output("first", folder.path("first"))
      let other = try ChildTask.output("naive-first", folder.path("first.jsonl"))
      // The first ones read the program from disk.
      guard number >= 5 else { continue }
      ours.append(one / 1e3)
      naive.append(other / 1e3)
    }
    return BenchRow(
      "recorder.first.p50", Samples(ours).percentile(50), "us", atMost: 300, peer: "naive client",
      Samples(naive).percentile(50))
  }
}
