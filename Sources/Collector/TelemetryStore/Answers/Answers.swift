// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import TelemetryAnalysis
package import TelemetryModel

/// Runs of a group.
package struct RunAnswer: Hashable, Sendable {
  package var group = TelemetryGroup()
  package var success: UInt64 = 0
  package var failure: UInt64 = 0
  package var cancelled: UInt64 = 0
  package var terminated: UInt64 = 0
  package var deferred: UInt64 = 0
  /// How many were the first of their process.
  package var cold: UInt64 = 0
  /// Of the runs that succeeded, in microseconds: quantiles, their bounds and their confidence are read
  /// from it.
  package var durations = LatencySketch()

  package var runs: UInt64 { success + failure + cancelled + terminated + deferred }
}

/// The time that runs of a group spent in a phase.
package struct PhaseAnswer: Hashable, Sendable {
  package var group: TelemetryGroup
  package var phase: TelemetryPhase
  /// Microseconds of each run that has a time of this phase, however it ended.
  package var durations = LatencySketch()
  package var total: UInt64 = 0
}

/// Runs of a group that failed with one kind of error.
package struct ErrorAnswer: Hashable, Sendable {
  package var group: TelemetryGroup
  /// The Swift type; nil where none was told.
  package var type: String?
  package var code: Int32?
  package var runs: UInt64 = 0
  /// When the first and the last began; milliseconds since 1970.
  package var first: Int64
  package var last: Int64
  /// What one of them says, where the app allows it.
  package var text: String?
}

/// Requests of a group that one phrase began.
package struct ResolutionAnswer: Hashable, Sendable {
  package var group: TelemetryGroup
  /// The template; nil for free wording.
  package var phrase: String?
  package var requests: UInt64 = 0
  /// How many ended how; ends that did not occur are left out.
  package var ends: [TelemetryResolution: UInt64] = [:]
  package var matched: UInt64 = 0
  package var asked: UInt64 = 0
  package var disambiguated: UInt64 = 0
  package var gaveUp: UInt64 = 0
}

/// Calls of an entity query.
package struct QueryAnswer: Hashable, Sendable {
  package var group: TelemetryGroup
  package var query: String
  package var entity: String
  package var kind: TelemetryQueryKind
  package var calls: UInt64 = 0
  /// Of these, how many threw; they count as finding nothing nowhere.
  package var errors: UInt64 = 0
  /// How many of the others found how much; what did not occur is left out.
  package var found: [TelemetryFound: UInt64] = [:]
  /// Microseconds of those that did not throw.
  package var durations = LatencySketch()

  package var foundNothing: UInt64 { found[.none] ?? 0 }
}

/// Runs of a group whose process ended first.
package struct TerminationAnswer: Hashable, Sendable {
  package var group: TelemetryGroup
  /// The phase that they had reached, if one is known.
  package var reached: TelemetryPhase?
  /// Microseconds up to the last sign of life.
  package var durations = LatencySketch()

  package var runs: UInt64 { durations.count }
}

/// Two releases of one intent, for `ReleaseComparison`.
package struct SampleAnswer: Sendable {
  package struct Subject: Hashable, Sendable {
    package var intent: String
    package var module: String
    /// Nil where surfaces are not told apart.
    package var surface: TelemetrySurface?
  }

  package var subject: Subject
  /// Runs whose process ended count as failed; deferred and cancelled ones do not count.
  package var samples: SamplePair
}

/// What a store holds.
package struct StoreSummary: Hashable, Sendable {
  package var runs: UInt64 = 0
  package var queries: UInt64 = 0
  package var resolutions: UInt64 = 0
  /// The times between which the events lie; nil when there are none.
  package var times: ClosedRange<Int64>?
  /// Bytes of the file that are in use.
  package var bytes: Int64 = 0
}
