// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// Sees every run of an intent in this process.
///
/// An observer learns names that a developer chose and how things ended, never a value, a dialog
/// or anything else that a person said. The calls come from the thread that runs the intent, so
/// they have to be quick; clocks are the observer's own.
public protocol IntentObserver: Sendable {
  /// A request arrived; nothing of the app's code has run yet.
  func runBegan(_ run: ObservedRun)

  func run(_ run: ObservedRun, entered phase: RunPhase)

  /// The run is over; its task may still exist when it ignores its cancellation.
  func run(_ run: ObservedRun, ended outcome: ObservedOutcome)
}

/// What an observer may know of a run.
public struct ObservedRun: Hashable, Sendable {
  /// Unique in this process, counting up from 1.
  public var number: UInt64
  /// The intent's identifier in the manifest.
  public var intent: String
  /// The module that declares the intent; empty when no module here does.
  public var module: String
  public var surface: Surface

  public init(number: UInt64, intent: String, module: String, surface: Surface) {
    self.number = number
    self.intent = intent
    self.module = module
    self.surface = surface
  }
}

/// How far a run has come.
public enum RunPhase: String, Hashable, Sendable, CaseIterable {
  /// Dependencies and parameters are being prepared; entities are looked up.
  case preparing
  /// The app's `perform()` runs.
  case performing
  /// `perform()` waits for an answer.
  case asking
}

/// How a run ended, without its values.
public enum ObservedOutcome: Hashable, Sendable {
  case finished
  /// - Parameter errorType: the Swift type of what was thrown, nil when the app threw nothing.
  case failed(FailureReport.Code, errorType: String?)
  case needsValue(parameter: String)
  case needsDisambiguation(parameter: String)
  case needsForeground
  case restart
  case cancelled

  public init(_ end: RunEnd) {
    self =
      switch end {
      case .finished: .finished
      case .failed(let report): .failed(report.code, errorType: report.errorType)
      case .needsValue(let parameter, _): .needsValue(parameter: parameter)
      case .needsDisambiguation(let parameter, _, _): .needsDisambiguation(parameter: parameter)
      case .needsForeground: .needsForeground
      case .restart: .restart
      case .cancelled: .cancelled
      }
  }
}
