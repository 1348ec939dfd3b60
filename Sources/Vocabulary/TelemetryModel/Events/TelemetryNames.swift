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
  /// From the start of the process to its `main`.
  case launch
  /// Initialisers of globals and types before the first intent.
  case staticInitialisers
  /// Values and entities are looked up.
  case resolve
  case network
  case database
  /// The rest of the app's `perform()`.
  case perform
  case snippet

  package var name: String {
    switch self {
    case .launch: "launch"
    case .staticInitialisers: "staticInitialisers"
    case .resolve: "resolve"
    case .network: "network"
    case .database: "database"
    case .perform: "perform"
    case .snippet: "snippet"
    }
  }
}

/// How a run ended, without what it returned or threw.
public enum TelemetryOutcome: UInt8, Hashable, Sendable, CaseIterable {
  case success, failure, cancelled
  /// Its process ended before the run did.
  case terminated

  package var name: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    case .cancelled: "cancelled"
    case .terminated: "terminated"
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
