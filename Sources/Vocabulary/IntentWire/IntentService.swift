// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The intents of one app, wherever they run: in processes of a host, or in this process.
///
/// The assistant and the testing module speak to this and cannot tell the transports apart.
public protocol IntentService: Sendable {
  /// What a fresh instance of the intent says of itself.
  func describe(intent: String) async throws(ServiceError) -> IntentProfile

  /// Entities of a query or options of a parameter, found in the app's own process.
  func find(_ request: ItemsRequest) async throws(ServiceError) -> ItemsReply

  /// Runs an intent to its end. Cancelling the calling task cancels the run.
  ///
  /// - Parameter answer: called for each question that the intent asks while it runs.
  func run(
    _ request: PerformRequest, answer: @escaping @Sendable (Question) async -> Answer
  ) async -> RunReport

  /// Launches the app if needed and brings it to the foreground.
  func bringToForeground() async throws(ServiceError)

  /// Tells the observers in the app's process how the resolution of a request ended.
  ///
  /// Nobody waits for an answer, and where nobody observes nothing is sent.
  func tell(_ resolution: ResolutionReport) async
}

/// How a run ended and what it took.
public struct RunReport: Codable, Hashable, Sendable {
  public var outcome: RunOutcome
  /// Nil when no process could be launched.
  public var process: ProcessReport?
  public var timings: RunTimings

  public init(outcome: RunOutcome, process: ProcessReport?, timings: RunTimings) {
    self.outcome = outcome
    self.process = process
    self.timings = timings
  }
}

/// How a run ended, as the host saw it.
public enum RunOutcome: Codable, Hashable, Sendable {
  /// The process reported the end itself.
  case ended(RunEnd)
  case timedOut(limitSeconds: Double)
  case outOfMemory(limitBytes: UInt64)
  case outOfProcessorTime(limitSeconds: Double)
  case crashed(CrashReport)
  /// The process exited before the run ended.
  case exited(status: Int32)
  case couldNotLaunch(reason: String)
  /// The process wrote something else than messages to the socket.
  case brokenConnection(reason: String)
}

/// How a process was ended by a signal.
public struct CrashReport: Codable, Hashable, Sendable {
  /// The signal's name: `SIGILL`.
  public var signal: String
  /// The Swift runtime's report as far as the process wrote it; may be empty.
  public var backtrace: String

  public init(signal: String, backtrace: String) {
    self.signal = signal
    self.backtrace = backtrace
  }
}

/// The process that ran an intent.
public struct ProcessReport: Codable, Hashable, Sendable {
  public var processIdentifier: Int32
  public var bundleIdentifier: String
  /// `app`, `appIntentsExtension` or `widgetExtension`.
  public var kind: String
  /// Whether the process was started for this run.
  public var isCold: Bool
  public var isForeground: Bool

  public init(
    processIdentifier: Int32, bundleIdentifier: String, kind: String, isCold: Bool,
    isForeground: Bool
  ) {
    self.processIdentifier = processIdentifier
    self.bundleIdentifier = bundleIdentifier
    self.kind = kind
    self.isCold = isCold
    self.isForeground = isForeground
  }
}

/// Durations of one run, in seconds.
public struct RunTimings: Codable, Hashable, Sendable {
  /// From the request to `ready`; 0 for a warm process.
  public var launch: Double
  /// From sending the request to its end, questions included.
  public var run: Double

  public init(launch: Double, run: Double) {
    self.launch = launch
    self.run = run
  }
}

/// A request that an app could not answer.
public enum ServiceError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The process answered with a failure.
  case failed(FailureReport)
  /// The process ended, or never started.
  case process(RunOutcome)

  public var description: String {
    switch self {
    case .failed(let report): report.message
    case .process(let outcome): outcome.description
    }
  }
}

extension RunOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .ended(.finished): "finished"
    case .ended(.failed(let report)): report.message
    case .ended(.cancelled): "cancelled"
    case .ended(.needsValue(let parameter, _)): "a value for '\(parameter)' is needed"
    case .ended(.needsDisambiguation(let parameter, _, _)): "'\(parameter)' is ambiguous"
    case .ended(.needsForeground): "the app has to come to the foreground first"
    case .ended(.restart): "asked to be performed again"
    case .timedOut(let limit):
      "ran longer than its budget of \(limit) s; move slow work to the app or give it more time"
    case .outOfMemory(let limit):
      "used more memory than its budget of \(limit >> 20) MiB; load less at a time"
    case .outOfProcessorTime(let limit):
      "used more processor time than its budget of \(limit) s; move heavy work to the app"
    case .crashed(let report): "crashed with \(report.signal); see the device's log"
    case .exited(let status):
      "exited with status \(status) before the intent ended; an intent must return, not exit"
    case .couldNotLaunch(let reason): "could not be launched: \(reason)"
    case .brokenConnection(let reason): "broke the connection: \(reason)"
    }
  }
}
