// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import IntentTelemetry
internal import TelemetryModel

/// What a pair costs, for whoever changes the recorder.
enum SpeedProbe {
  static func run() {
    let folder = FileManager.default.temporaryDirectory.path + "/telemetry-speed-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorder = Writer.recorder(folder, limits: KillPhase.limits)
    let off = (0..<5).map { _ in time(100_000) { _ = recorder.begin("CreateTask") } }
    try? recorder.setConsent(true)
    let first = nanoseconds()
    recorder.begin("CreateTaskIntent", module: "Acme", surface: .siri).end()
    print("first after consent \((nanoseconds() - first) / 1000) µs")
    let fresh = (0..<50).map { _ in
      let recorder = Writer.recorder(folder, limits: KillPhase.limits)
      let start = nanoseconds()
      recorder.begin("CreateTaskIntent", module: "Acme", surface: .siri).end()
      return nanoseconds() - start
    }.sorted()
    print("first of a recorder p50 \(fresh[25] / 1000) µs")
    let firsts = (try? firstOfProcesses(folder)) ?? []
    if !firsts.isEmpty { print("first of a process p50 \(firsts[firsts.count / 2] / 1000) µs") }
    var samples: [UInt64] = []
    samples.reserveCapacity(200_000)
    for _ in 0..<200_000 {
      let start = nanoseconds()
      recorder.begin("CreateTaskIntent", module: "Acme", surface: .siri).end()
      samples.append(nanoseconds() - start)
    }
    samples.sort()
    let clock = time(100_000) { _ = nanoseconds() }
    print(
      "pair p50 \(samples[100_000]) ns, p99 \(samples[198_000]) ns, p99.9 \(samples[199_800]) ns, "
        + "max \(samples[199_999] / 1000) µs, with \(clock) ns of clock")
    print(
      "pair mean \(time(200_000) { recorder.begin("CreateTaskIntent", module: "Acme", surface: .siri).end() }) ns"
    )
    print("off \(off.min() ?? 0) ns; drops \(recorder.dropTotals.total)")
  }

  private static func firstOfProcesses(_ folder: String) throws -> [UInt64] {
    let scores = try Scoreboard(folder + "/scores", count: 30)
    for index in 0..<30 {
      try Child(["write", folder, folder + "/scores", "\(index)", "thousand"]).wait()
    }
    return (0..<30).map { scores[$0, .first] }.sorted()
  }

  private static func time(_ count: Int, _ body: () -> Void) -> Double {
    let start = nanoseconds()
    for _ in 0..<count { body() }
    return Double(nanoseconds() - start) / Double(count)
  }
}
