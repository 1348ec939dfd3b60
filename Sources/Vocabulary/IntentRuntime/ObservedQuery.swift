// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// What an observer may know of a call to an app's query or options provider.
public struct ObservedQuery: Hashable, Sendable {
  /// The method of the app that is asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `entities(for:)`
    case byIdentifier
    /// `entities(matching:)` of a string query
    case matchingString
    /// `suggestedEntities()`
    case suggested
    /// `allEntities()`
    case allEntities
    /// `defaultResult()`
    case defaultResult
    /// `results()` of an options provider that is no entity query
    case options
  }

  /// Unique in this process, counting up from 1.
  public var number: UInt64
  /// The name of the query's type in its module.
  public var type: String
  /// What it finds; empty for a provider that is no entity query.
  public var entity: String
  /// The module that declares the query's type.
  public var module: String
  public var kind: Kind
  /// The run that needs the answer; nil when it was asked before any run.
  public var run: ObservedRun?
  /// Where the request comes from.
  public var surface: Surface
  /// The request that the assistant resolves; nil where it takes no part.
  public var resolution: ResolutionProgress?

  public init(
    number: UInt64, type: String, entity: String = "", module: String = "", kind: Kind,
    run: ObservedRun? = nil, surface: Surface, resolution: ResolutionProgress? = nil
  ) {
    self.number = number
    self.type = type
    self.entity = entity
    self.module = module
    self.kind = kind
    self.run = run
    self.surface = surface
    self.resolution = resolution
  }
}

/// How a call to a query ended.
public enum ObservedQueryOutcome: Hashable, Sendable {
  case found(FoundCount)
  case failed(ObservedFailure)
  /// The task was cancelled.
  case cancelled
}

/// How many things a query found, as roughly as statistics need it.
///
/// An exact number could tell whose library it is.
public enum FoundCount: String, Hashable, Sendable, CaseIterable {
  case none
  case one
  /// Up to 5.
  case few
  /// Up to 50.
  case some
  case many

  public init(_ count: Int) {
    self =
      switch count {
      case ...0: .none
      case 1: .one
      case 2...5: .few
      case 6...50: .some
      default: .many
      }
  }
}
