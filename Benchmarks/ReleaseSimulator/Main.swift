// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BenchReport
import Foundation

/// Measures how often the comparison of builds cries wolf, and what it finds.
///
/// All figures are shares of simulated releases in percent. The seeds are written here, so that a second
/// run prints the same. A first argument scales the number of releases.
@main
enum Main {
  static func main() throws {
    let scale = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
    func releases(_ count: Int) -> Int { max(10, Int(Double(count) * scale)) }
    var rows: [BenchRow] = []
    func add(_ name: String, _ value: Double, atMost: Double? = nil) {
      rows.append(BenchRow(name, value, "%", atMost: atMost))
    }
    for (name, runs, count, seed) in [
      ("2k", 2_000, 1_000, UInt64(11)), ("20k", 20_000, 500, 12), ("200k", 200_000, 100, 13),
    ] {
      let alarms = FixedScenarios.falseAlarms(runs: runs, releases: releases(count), seed: seed)
      add("compare.\(name).alarms", alarms.ours, atMost: 5)
      add("compare.\(name).alarms.p95rule", alarms.tail)
      add("compare.\(name).alarms.rankrule", alarms.ranks)
    }
    add(
      "compare.one.alarms",
      FixedScenarios.oneIntent(slowerBy: 1, runs: 200, releases: releases(4_000), seed: 14),
      atMost: 5)
    // What is missed, so that less is better as in every other row.
    add(
      "compare.one.missed",
      100 - FixedScenarios.oneIntent(slowerBy: 1.2, runs: 200, releases: releases(4_000), seed: 15),
      atMost: 20)
    add(
      "compare.one.wide.missed",
      100
        - FixedScenarios.oneIntent(
          slowerBy: 1.2, spread: 0.7, runs: 200, releases: releases(4_000), seed: 15))
    add(
      "compare.ofmany.missed",
      100 - FixedScenarios.oneOfMany(slowerBy: 1.2, runs: 600, releases: releases(500), seed: 16),
      atMost: 20)
    add(
      "live.alarms",
      LiveScenarios.falseAlarms(runsPerHour: 400, releases: releases(300), seed: 17), atMost: 5)
    for (name, factor) in [("10", 1.1), ("20", 1.2), ("50", 1.5)] {
      let looks = [24, 72, 168]
      let found = LiveScenarios.power(
        slowerBy: factor, runsPerHour: 10, by: looks, releases: releases(400), seed: 18)
      for (hours, share) in zip(looks, found) { add("live.found.\(name)%.\(hours)h", share) }
    }
    let table = BenchTable(rows)
    try table.write(to: "comparison.json")
    for line in table.lines { print(line) }
  }
}
