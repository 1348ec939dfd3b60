// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One thing that was recorded.
package struct TelemetryEvent: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case run(RunEvent)
    case query(QueryEvent)
    case resolution(ResolutionEvent)
    case drops(DropTotals)
  }

  package var id: RecordID
  /// When it began: milliseconds since 1970 by the device's clock, as it stood when the context
  /// was written. Clocks that are set meanwhile do not move it.
  package var time: Int64
  /// Which process recorded it, as the number of a context of the segment or batch.
  package var context: UInt16
  package var content: Content

  package init(id: RecordID, time: Int64, context: UInt16, content: Content) {
    self.id = id
    self.time = time
    self.context = context
    self.content = content
  }

  package var importance: EventImportance {
    switch content {
    case .run(let run): run.outcome.importance
    case .query, .resolution: .detail
    case .drops: .failure
    }
  }
}

extension TelemetryOutcome {
  @inline(__always)
  package var importance: EventImportance {
    switch self {
    case .success, .deferred: .success
    case .failure, .cancelled, .terminated: .failure
    }
  }
}

/// Which events go first when not all can stay.
package enum EventImportance: UInt8, Hashable, Sendable, CaseIterable {
  /// Queries and resolutions.
  case detail
  /// Runs that succeeded.
  case success
  /// Runs that failed, were cancelled or were ended from outside, and reports of drops.
  case failure

  package var name: String {
    switch self {
    case .detail: "detail"
    case .success: "success"
    case .failure: "failure"
    }
  }
}

/// A run of an intent.
package struct RunEvent: Hashable, Sendable {
  package var intent: String
  package var module: String
  package var surface: TelemetrySurface
  package var outcome: TelemetryOutcome
  /// Microseconds; for a terminated run up to its last sign of life. At most 71 minutes.
  package var duration: UInt32
  /// Whether it was the first of its process.
  package var isCold: Bool
  /// The template of the phrase that began it.
  package var phrase: String?
  /// The Swift type of what was thrown.
  package var errorType: String?
  package var errorCode: Int32?
  /// What the error says; only where the app allows it.
  package var errorText: String?
  /// The phase in which it ended.
  package var reached: TelemetryPhase?
  /// Microseconds by phase; a phase does not count what another inside it counts.
  package var phases: [TelemetryPhase: UInt32]

  package init(
    intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    outcome: TelemetryOutcome, duration: UInt32, isCold: Bool = false, phrase: String? = nil,
    errorType: String? = nil, errorCode: Int32? = nil, errorText: String? = nil,
    reached: TelemetryPhase? = nil,
    phases: [TelemetryPhase: UInt32] = [:]
  ) {
    self.intent = intent
    self.module = module
    self.surface = surface
    self.outcome = outcome
    self.duration = duration
    self.isCold = isCold
    self.phrase = phrase
    self.errorType = errorType
    self.errorCode = errorCode
    self.errorText = errorText
    self.reached = reached
    self.phases = phases
  }
}

/// A call of an entity query.
package struct QueryEvent: Hashable, Sendable {
  /// The query's type.
  package var query: String
  package var entity: String
  package var module: String
  package var kind: TelemetryQueryKind
  package var found: TelemetryFound
  package var duration: UInt32
  /// The Swift type of what the query threw.
  package var errorType: String?

  package init(
    query: String, entity: String, module: String = "", kind: TelemetryQueryKind,
    found: TelemetryFound, duration: UInt32, errorType: String? = nil
  ) {
    self.query = query
    self.entity = entity
    self.module = module
    self.kind = kind
    self.found = found
    self.duration = duration
    self.errorType = errorType
  }
}

/// How the parameters of one request became values.
package struct ResolutionEvent: Hashable, Sendable {
  package var intent: String
  package var module: String
  package var surface: TelemetrySurface
  package var phrase: String?
  package var end: TelemetryResolution
  package var counts: ResolutionCounts

  package init(
    intent: String, module: String = "", surface: TelemetrySurface = .unknown,
    phrase: String? = nil, end: TelemetryResolution = .matched, counts: ResolutionCounts
  ) {
    self.intent = intent
    self.module = module
    self.surface = surface
    self.phrase = phrase
    self.end = end
    self.counts = counts
  }
}

/// How the parameters of a request became values.
public struct ResolutionCounts: Hashable, Sendable {
  /// Parameters whose value was read from what was said.
  public var matched: UInt8
  /// How often the person was asked for a value, each repetition included.
  public var asked: UInt8
  /// How often the person had to say which of several things was meant.
  public var disambiguated: UInt8
  /// Parameters that stayed without a value, so that the request ended.
  public var gaveUp: UInt8

  public init(
    matched: UInt8 = 0, asked: UInt8 = 0, disambiguated: UInt8 = 0, gaveUp: UInt8 = 0
  ) {
    self.matched = matched
    self.asked = asked
    self.disambiguated = disambiguated
    self.gaveUp = gaveUp
  }
}
