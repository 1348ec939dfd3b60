// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TelemetryAnalysis

/// The expected figures are those of scipy 1.x: `mannwhitneyu`, `fisher_exact`, `hypergeom`,
/// `nchypergeom_fisher`, `norm`, and van Elteren's sum over its rank sums.
@Suite("Statistics")
struct StatisticsTests {
  private let first = LatencySketch([12, 15, 15, 18, 20, 22, 22, 22, 25, 30])
  private let second = LatencySketch([15, 19, 22, 24, 26, 28, 31, 35, 40])

  @Test("the normal distribution, far out too")
  func normal() {
    #expect(isClose(Normal.quantile(0.975), 1.959963984540054))
    #expect(isClose(Normal.quantile(0.001), -3.090232306167813))
    #expect(Normal.quantile(0.5).magnitude < 1e-12)
    #expect(isClose(Normal.share(above: 6), 9.86587645e-10, within: 1e-8))
    #expect(isClose(Normal.share(above: 10), 7.61985302e-24, within: 1e-8))
    #expect(isClose(Normal.share(below: -6), 9.86587645e-10, within: 1e-8))
  }

  @Test("a rank test of one stratum, with ties")
  func oneStratum() {
    let test = VanElterenTest([(first, second)])
    #expect(isClose(test.z, 1.9306585077466796))
    #expect(isClose(test.chanceOfLarger, 0.026762648641799756))
    #expect(isClose(test.superiority, 0.7611111111111111))
  }

  @Test("a rank test of two strata")
  func twoStrata() {
    let test = VanElterenTest([
      (first, second),
      (LatencySketch([5, 6, 7, 9, 9]), LatencySketch([8, 9, 11, 12])),
      // One side only: it says nothing.
      (LatencySketch(), LatencySketch([1, 2, 3])),
    ])
    #expect(isClose(test.z, 2.571859552856728))
  }

  @Test("no runs, or runs that are all alike, are no change")
  func nothing() {
    for pairs in [[], [(LatencySketch([5, 5]), LatencySketch([5, 5, 5]))]] {
      let test = VanElterenTest(pairs)
      #expect(test.z == 0)
      #expect(test.superiority == 0.5)
      #expect(isClose(test.chanceOfLarger, 0.5))
    }
  }

  @Test("the factor between two samples", arguments: [0.25, 0.8, 1, 1.2, 3])
  func ratio(_ factor: Double) {
    let values = (0..<400).map { 10_000 + 137 * Double($0) }
    let test = VanElterenTest([
      (
        LatencySketch(values.map { UInt64($0) }),
        LatencySketch(values.map { UInt64($0 * factor) })
      )
    ])
    #expect(isClose(test.ratio, factor, within: 2 * LatencySketch.relativeError))
  }

  @Test("a mix that shifts between strata is no change")
  func mixShift() {
    let (fast, slow) = ((0..<100).map { UInt64(1_000 + $0) }, (0..<100).map { UInt64(9_000 + $0) })
    func times(_ values: [UInt64], _ count: UInt64) -> LatencySketch {
      var sketch = LatencySketch()
      for value in values { sketch.add(value, times: count) }
      return sketch
    }
    let stratified = VanElterenTest([
      (times(fast, 7), times(fast, 5)), (times(slow, 3), times(slow, 5)),
    ])
    #expect(stratified.z.magnitude < 1e-9)
    var before = times(fast, 7)
    before.merge(times(slow, 3))
    var after = times(fast, 5)
    after.merge(times(slow, 5))
    #expect(VanElterenTest([(before, after)]).z > 5)
  }

  @Test("few failures are compared exactly")
  func fewFailures() {
    let one = FailureTest([table(20, 1, 20, 3)])
    #expect(isClose(one.chanceOfMore, 0.30249480249480254))
    #expect(isClose(one.riskDifference, 0.1))
    let two = FailureTest([table(20, 1, 20, 3), table(30, 2, 25, 5)])
    #expect(isClose(two.chanceOfMore, 0.06837389617206914))
    #expect(FailureTest([table(20, 0, 20, 0)]).chanceOfMore == 1)
    #expect(FailureTest([table(20, 20, 20, 20)]).chanceOfMore == 1)
    #expect(FailureTest([table(0, 0, 20, 20)]).riskDifference == 0)
  }

  @Test("many failures are compared by their moments")
  func manyFailures() {
    let test = FailureTest([table(20_000, 600, 5_000, 190), table(30_000, 300, 9_000, 110)])
    #expect(isClose(test.chanceOfMore, 0.0003863287070834756))
    #expect(isClose(test.riskDifference, 0.0043380281690140856))
  }

  @Test("higher odds explain failures of the second build better")
  func likelihoodRatio() {
    let numbers = Hypergeometric(table(20, 1, 20, 3))
    #expect(isClose(numbers.logLikelihoodRatio(odds: 2), 0.4747968029530237))
    #expect(numbers.logLikelihoodRatio(odds: 1).magnitude < 1e-12)
    #expect(Hypergeometric(table(20, 0, 20, 0)).logLikelihoodRatio(odds: 5) == 0)
  }

  @Test("of many findings at most a share is false")
  func falseDiscoveries() {
    // The adjusted chances are .008, .032, .0672, …: two are within 5 %.
    let chances = [0.205, 0.001, 0.041, 0.008, 0.039, 0.042, 0.06, 0.074]
    let found = FalseDiscoveries.holding(chances.map { ($0, 1) }, share: 0.05)
    #expect(found.map(\.holds) == [false, true, false, true, false, false, false, false])
    // The third of eight has to stay under 3/8 of 5 %.
    #expect(isClose(found[0].bound, 0.05 * 3 / 8))
    #expect(FalseDiscoveries.holding([], share: 0.05).isEmpty)
  }

  @Test("a question with more weight is found more easily, at the other's cost")
  func weights() {
    let found = FalseDiscoveries.holding(
      [(chance: 0.044, weight: 1.8), (chance: 0.011, weight: 0.2)], share: 0.05)
    #expect(found.map(\.holds) == [true, false])
  }

  private func table(_ m: UInt64, _ a: UInt64, _ n: UInt64, _ b: UInt64) -> FailureTest.Table {
    FailureTest.Table(runsBefore: m, failuresBefore: a, runsAfter: n, failuresAfter: b)
  }

  private func isClose(_ left: Double, _ right: Double, within error: Double = 1e-9) -> Bool {
    abs(left - right) <= error * max(abs(right), 1e-300)
  }
}
