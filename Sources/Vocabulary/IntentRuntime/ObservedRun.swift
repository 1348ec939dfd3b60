// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire

/// What an observer may know of a run.
public struct ObservedRun: Hashable, Sendable {
  /// Unique in this process, counting up from 1.
  public var number: UInt64
  /// The intent's identifier in the manifest.
  public var intent: String
  /// The module that declares the intent; empty when no module here does.
  public var module: String
  public var surface: Surface
  /// The request that the assistant resolved; nil where it took no part.
  public var resolution: ResolutionProgress?
  /// Whether it is the first run of its process: the cold one.
  public var isFirst: Bool
  /// How the process came up, for its first run only.
  ///
  /// Nil as well where no host started the process, as in a test of one process.
  public var launch: ObservedLaunch?

  public init(
    number: UInt64, intent: String, module: String, surface: Surface,
    resolution: ResolutionProgress? = nil, isFirst: Bool = false, launch: ObservedLaunch? = nil
  ) {
    self.number = number
    self.intent = intent
    self.module = module
    self.surface = surface
    self.resolution = resolution
    self.isFirst = isFirst
    self.launch = launch
  }

  /// The run that the current task belongs to, where somebody observes it.
  ///
  /// `Task.detached`, a queue and a thread belong to no run, as they inherit no task-local value.
  @TaskLocal public static var current: ObservedRun?
}

/// How far a run has come.
public enum RunPhase: String, Hashable, Sendable, CaseIterable {
  /// Dependencies and parameters are being prepared; entities are looked up.
  case preparing
  /// The app's `perform()` runs.
  case performing
  /// `perform()` waits for an answer.
  case asking
  /// The result is made into what travels: dialogs are localised, entities show themselves.
  case returning
}

/// What `perform()` asks, without the words of it.
public enum ObservedQuestion: Hashable, Sendable {
  case value(parameter: String)
  case disambiguation(parameter: String)
  case confirmation
  case choice
  case foreground

  public init(_ question: Question) {
    self =
      switch question {
      case .value(let parameter, _): .value(parameter: parameter)
      case .disambiguation(let parameter, _, _): .disambiguation(parameter: parameter)
      case .parameterConfirmation, .confirmation: .confirmation
      case .choice: .choice
      case .continueInForeground: .foreground
      }
  }
}

/// How a run ended, without its values.
public enum ObservedOutcome: Hashable, Sendable {
  /// `perform()` gave a result, also when it was cancelled before that.
  case finished
  case failed(ObservedFailure)
  case needsValue(parameter: String)
  case needsDisambiguation(parameter: String)
  case needsForeground
  case restart
  /// The person declined, or whoever made the request took it back, and the run ended for it.
  case cancelled
  /// The run was told that its time was over; what it said afterwards does not count.
  case timedOut

  /// - Parameter stop: why the host cancelled the run, nil when it did not.
  public init(_ end: RunEnd, stop: CancelReason? = nil) {
    guard stop != .timeBudget else {
      self = .timedOut
      return
    }
    self =
      switch end {
      case .finished: .finished
      case .failed(let report): .failed(ObservedFailure(report))
      case .needsValue(let parameter, _): .needsValue(parameter: parameter)
      case .needsDisambiguation(let parameter, _, _): .needsDisambiguation(parameter: parameter)
      case .needsForeground: .needsForeground
      case .restart: .restart
      case .cancelled: .cancelled
      }
  }
}

/// An error without its words.
public struct ObservedFailure: Hashable, Sendable {
  public var code: FailureReport.Code
  /// The Swift type of what was thrown, nil when the app threw nothing.
  public var errorType: String?
  /// The error's code in its domain, such as the number of a case.
  public var errorCode: Int?

  public init(code: FailureReport.Code, errorType: String? = nil, errorCode: Int? = nil) {
    self.code = code
    self.errorType = errorType
    self.errorCode = errorCode
  }

  public init(_ report: FailureReport) {
    self.init(code: report.code, errorType: report.errorType, errorCode: report.errorCode)
  }
}
