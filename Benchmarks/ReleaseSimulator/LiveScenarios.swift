// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import TelemetryAnalysis

/// Builds that are looked at every hour for a week, until the first alarm.
enum LiveScenarios {
  static let hours = 168

  /// The share of releases that ever alarm although nothing changed but the mix of devices.
  static func falseAlarms(runsPerHour: Int, releases: Int, seed: UInt64) -> Double {
    var random = RandomSource(seed: seed)
    var alarms = 0
    for _ in 0..<releases {
      let app = SimulatedApp(&random)
      var comparisons = [LiveComparison](
        repeating: LiveComparison(), count: SimulatedApp.intentCount)
      for hour in 0..<hours {
        // Newer devices update first, so the mix of the new build shifts over the week.
        let new = SimulatedApp.Build(fastShare: 0.7 - 0.3 * Double(hour) / Double(hours))
        let pairs = app.release(
          runs: runsPerHour, before: SimulatedApp.Build(fastShare: 0.7), after: new, &random)
        for index in comparisons.indices { comparisons[index].add(pairs[index]) }
      }
      // A chance only falls, so an alarm at any hour is one at the last.
      if LiveComparison.alarms(comparisons).contains(where: { $0.isSlower || $0.failsMore }) {
        alarms += 1
      }
    }
    return FixedScenarios.share(alarms, releases)
  }

  /// The share of releases in which one slower intent is told by the given hours.
  static func power(
    slowerBy factor: Double, runsPerHour: Int, by looks: [Int], releases: Int, seed: UInt64
  ) -> [Double] {
    var random = RandomSource(seed: seed)
    let slow = SimulatedApp.Build(slowerBy: factor, slowIntents: 0..<1)
    var found = [Int](repeating: 0, count: looks.count)
    for _ in 0..<releases {
      let app = SimulatedApp(&random)
      var comparison = LiveComparison()
      for hour in 1...hours {
        comparison.add(
          app.pair(
            0, runs: runsPerHour, before: SimulatedApp.Build(), after: slow, &random))
        guard LiveComparison.alarms([comparison])[0].isSlower else { continue }
        for (index, look) in looks.enumerated() where hour <= look { found[index] += 1 }
        break
      }
    }
    return found.map { FixedScenarios.share($0, releases) }
  }
}
