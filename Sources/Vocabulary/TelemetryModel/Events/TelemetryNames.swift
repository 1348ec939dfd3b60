// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where a run was asked for.
public enum TelemetrySurface: UInt8, Hashable, Sendable, CaseIterable {
  case unknown, siri, shortcuts, spotlight, widget, liveActivity, alarm, app

  package var name: String {
    switch self {
    case .unknown: "unknown"
    case .siri: "siri"
    case .shortcuts: "shortcuts"
    case .spotlight: "spotlight"
    case .widget: "widget"
    case .liveActivity: "liveActivity"
    case .alarm: "alarm"
    case .app: "app"
    }
  }
}

/// A part of a run whose time is counted by itself.
public enum TelemetryPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// From the start of the process until it is ready, without its static initialisers.
  case launch
  /// What runs by itself before `main`.
  case staticInitialisers
  /// Values and entities are looked up.
  case resolve
  case network
  case database
  /// The rest of the app's `perform()`.
  case perform
  case snippet
  /// `perform()` waits for a person's answer.
  case waiting

  package var name: String {
    switch self {
    case .launch: "launch"
    case .staticInitialisers: "staticInitialisers"
    case .resolve: "resolve"
    case .network: "network"
    case .database: "database"
    case .perform: "perform"
    case .snippet: "snippet"
    case .waiting: "waiting"
    }
  }
}

/// How a run ended, without what it returned or threw.
public enum TelemetryOutcome: UInt8, Hashable, Sendable, CaseIterable {
  case success, failure, cancelled
  /// Its process ended before the run did.
  case terminated
  /// It asked to be performed again: with a value, with a choice, or in the foreground.
  case deferred

  package var name: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    case .cancelled: "cancelled"
    case .terminated: "terminated"
    case .deferred: "deferred"
    }
  }
}

/// What kind of program recorded an event.
public enum TelemetryProcessKind: UInt8, Hashable, Sendable, CaseIterable {
  case app, `extension`

  package var name: String {
    switch self {
    case .app: "app"
    case .extension: "extension"
    }
  }
}

/// How many entities a query found, without telling the number.
public enum TelemetryFound: UInt8, Hashable, Sendable, CaseIterable {
  case none, one, few, some, many

  public init(count: Int) {
    self =
      switch count {
      case ...0: .none
      case 1: .one
      case 2...5: .few
      case 6...50: .some
      default: .many
      }
  }

  package var name: String {
    switch self {
    case .none: "0"
    case .one: "1"
    case .few: "2-5"
    case .some: "6-50"
    case .many: "51+"
    }
  }
}

/// What asked for entities.
public enum TelemetryQueryKind: UInt8, Hashable, Sendable, CaseIterable {
  case identifiers, string, suggestions, property, enumeration, options

  package var name: String {
    switch self {
    case .identifiers: "identifiers"
    case .string: "string"
    case .suggestions: "suggestions"
    case .property: "property"
    case .enumeration: "enumeration"
    case .options: "options"
    }
  }
}

/// How a request ended before or beside its runs.
public enum TelemetryResolution: UInt8, Hashable, Sendable, CaseIterable {
  /// An intent got all that it needs.
  case matched
  /// An answer was not understood as often as it is asked for.
  case gaveUp
  /// The person took it back, or said no.
  case cancelled
  /// The person began another request instead of answering.
  case superseded
  /// There was nobody to answer.
  case unanswered
  /// The device does not run it, or the app does not have what was named.
  case refused
  /// The app could not be asked for what the request needs.
  case unreachable

  package var name: String {
    switch self {
    case .matched: "matched"
    case .gaveUp: "gaveUp"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .unanswered: "unanswered"
    case .refused: "refused"
    case .unreachable: "unreachable"
    }
  }
}
