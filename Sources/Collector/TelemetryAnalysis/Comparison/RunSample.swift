// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What runs are compared within, so that a different mix of devices is not called a change.
package struct Stratum: Hashable, Sendable {
  package var deviceClass: String
  package var systemMajor: String
  package var isCold: Bool

  package init(deviceClass: String, systemMajor: String, isCold: Bool) {
    self.deviceClass = deviceClass
    self.systemMajor = systemMajor
    self.isCold = isCold
  }
}

/// The runs of one intent, one build and one stratum.
package struct RunSample: Sendable, Hashable {
  /// Of the runs that succeeded, in microseconds: what failed early is not fast.
  package var durations: LatencySketch
  /// Runs that succeeded or failed; cancelled ones are neither.
  package var runs: UInt64
  package var failures: UInt64

  package init(durations: LatencySketch = LatencySketch(), runs: UInt64 = 0, failures: UInt64 = 0) {
    self.durations = durations
    self.runs = runs
    self.failures = failures
  }

  package mutating func merge(_ other: RunSample) {
    durations.merge(other.durations)
    runs += other.runs
    failures += other.failures
  }
}

/// The same runs of two builds, by stratum.
package struct SamplePair: Sendable {
  package var before: [Stratum: RunSample]
  package var after: [Stratum: RunSample]

  package init(before: [Stratum: RunSample] = [:], after: [Stratum: RunSample] = [:]) {
    self.before = before
    self.after = after
  }

  /// The strata that both have.
  var shared: [(before: RunSample, after: RunSample)] {
    before.compactMap { stratum, sample in after[stratum].map { (sample, $0) } }
  }

  var latencyTest: VanElterenTest {
    VanElterenTest(shared.map { ($0.before.durations, $0.after.durations) })
  }

  var failureTest: FailureTest {
    FailureTest(
      shared.map {
        FailureTest.Table(
          runsBefore: $0.before.runs, failuresBefore: $0.before.failures,
          runsAfter: $0.after.runs, failuresAfter: $0.after.failures)
      })
  }
}
