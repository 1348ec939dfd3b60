// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentRuntime
internal import IntentWire
internal import TelemetryModel

// What the system calls a thing, in the words of events.

extension TelemetrySurface {
  init(_ surface: Surface) {
    self =
      switch surface {
      case .siri: .siri
      case .shortcuts: .shortcuts
      case .spotlight: .spotlight
      case .widget: .widget
      case .liveActivity: .liveActivity
      case .alarm: .alarm
      case .app: .app
      }
  }
}

extension TelemetryPhase {
  init(_ phase: RunPhase) {
    self =
      switch phase {
      case .preparing: .resolve
      case .performing, .returning: .perform
      case .asking: .waiting
      }
  }
}

extension TelemetryRecorder.Outcome {
  init(_ outcome: ObservedOutcome) {
    self =
      switch outcome {
      case .finished: .success
      case .failed(let failure): .failure(type: failure.name, code: failure.errorCode)
      case .cancelled: .cancelled
      case .timedOut: .failure(type: "AppIntents.timeBudget", code: nil)
      case .needsValue, .needsDisambiguation, .needsForeground, .restart: .deferred
      }
  }
}

extension ObservedFailure {
  /// The type of what the app threw, else what the system found wrong: `AppIntents.dependency`.
  fileprivate var name: String { errorType ?? "AppIntents.\(code.rawValue)" }
}

extension TelemetryQueryKind {
  init(_ kind: ObservedQuery.Kind) {
    self =
      switch kind {
      case .byIdentifier: .identifiers
      case .matchingString: .string
      case .suggested: .suggestions
      case .allEntities: .enumeration
      case .options, .defaultResult: .options
      }
  }
}

extension TelemetryFound {
  init(_ outcome: ObservedQueryOutcome) {
    guard case .found(let count) = outcome else {
      self = .none
      return
    }
    self =
      switch count {
      case .none: .none
      case .one: .one
      case .few: .few
      case .some: .some
      case .many: .many
      }
  }
}

extension ObservedQueryOutcome {
  /// The type of what the query threw, nil where it found something or nothing.
  var errorType: String? {
    switch self {
    case .found: nil
    case .failed(let failure): failure.name
    case .cancelled: "Swift.CancellationError"
    }
  }
}

extension TelemetryResolution {
  init(_ ending: ResolutionReport.Ending) {
    self =
      switch ending {
      case .matched: .matched
      case .gaveUp: .gaveUp
      case .cancelled: .cancelled
      case .superseded: .superseded
      case .unanswered: .unanswered
      case .refused: .refused
      case .unreachable: .unreachable
      }
  }
}
