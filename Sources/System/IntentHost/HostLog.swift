// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Device
internal import IntentMetadata
internal import IntentWire
internal import LogStore
internal import Platform

/// What the host tells of processes and runs: names and figures, never a value.
struct HostLog: Sendable {
  private let log: SystemLog

  init(_ device: Device) {
    log = SystemLog(device.logWriter("host"), subsystem: "org.openappintents.host")
  }

  // MARK: Processes

  func launched(_ executable: BundleExecutable, process: Int32) {
    log(
      .default, "process",
      "started \(public: executable.bundleIdentifier) as process \(process)")
  }

  func ready(_ executable: BundleExecutable, process: Int32?, after duration: Duration) {
    log(
      .default, "process",
      "process \(process ?? 0) of \(public: executable.bundleIdentifier) was ready after \(ms: duration.inSeconds)"
    )
  }

  /// - Parameter verdict: why the host ended it, nil when it did not.
  func ended(
    _ executable: BundleExecutable, process: Int32?, _ cause: ChildProcess.End.Cause,
    verdict: RunOutcome?
  ) {
    let name = executable.bundleIdentifier
    switch (cause, verdict) {
    case (.exited(0), _):
      log(.default, "process", "process \(process ?? 0) of \(public: name) ended")
    case (.exited(let status), _):
      log(
        .error, "process",
        "process \(process ?? 0) of \(public: name) ended with status \(status)")
    case (.signalled(let signal), nil):
      log(
        .fault, "crash",
        "process \(process ?? 0) of \(public: name) was ended by \(public: signal.name)")
    case (.signalled, .ended(.cancelled)?):
      log(.default, "process", "process \(process ?? 0) of \(public: name) was ended")
    case (.signalled, let verdict?):
      log(
        .error, verdict.isBreach ? "budget" : "process",
        "process \(process ?? 0) of \(public: name) was ended: \(public: verdict.name)")
    }
  }

  func accountLost(_ reason: String) { log(.error, "accounts", "\(public: reason)") }

  func couldNotLaunch(_ executable: BundleExecutable) {
    log(.error, "process", "\(public: executable.bundleIdentifier) could not be started")
  }

  // MARK: Requests

  func began(
    _ id: RequestID, _ kind: ConnectionState.Kind, _ executable: BundleExecutable, isCold: Bool
  ) {
    guard case .perform(let intent) = kind else { return }
    log(
      .info, "run",
      "run \(id) of \(public: intent) begins in \(public: executable.bundleIdentifier), \(public: isCold ? "cold" : "warm")"
    )
  }

  func ended(
    _ id: RequestID, _ kind: ConnectionState.Kind, _ executable: BundleExecutable,
    _ reply: ProcessConnection.Reply
  ) {
    let process = reply.processIdentifier ?? 0
    let seconds = reply.run.inSeconds
    switch kind {
    case .perform(let intent):
      let outcome = reply.completion.outcome
      log(
        outcome.level, outcome.isBreach ? "budget" : "run",
        "run \(id) of \(public: intent) in process \(process) ended: \(public: outcome.name), \(ms: seconds) after \(ms: reply.launch.inSeconds) of launch"
      )
    case .describe(let intent):
      log(
        .debug, "query",
        "described \(public: intent) in process \(process), \(ms: seconds)")
    case .task:
      log(
        .default, "background",
        "a background task in process \(process) ended after \(ms: seconds)")
    case .find: log(.debug, "query", "searched items in process \(process), \(ms: seconds)")
    case .scene(let phase):
      log(
        .default, "scene",
        "process \(process) of \(public: executable.bundleIdentifier) is \(public: phase.rawValue)")
    }
  }
}

extension RunOutcome {
  /// A stable name, without anything that a process said.
  fileprivate var name: String {
    switch self {
    case .ended(.finished): "done"
    case .ended(.failed(let report)):
      report.errorType.map { "failed, \(report.code.rawValue) \($0)" }
        ?? "failed, \(report.code.rawValue)"
    case .ended(.needsValue(let parameter, _)): "needs a value for '\(parameter)'"
    case .ended(.needsDisambiguation(let parameter, _, _)): "needs a choice for '\(parameter)'"
    case .ended(.needsForeground): "needs the foreground"
    case .ended(.restart): "starts over"
    case .ended(.cancelled): "cancelled"
    case .timedOut(let limit): "exceeded its time budget of \(limit) s"
    case .outOfMemory(let limit): "exceeded its memory budget of \(limit >> 20) MiB"
    case .outOfProcessorTime(let limit): "exceeded its processor budget of \(limit) s"
    case .crashed(let crash): "crashed, \(crash.signal)"
    case .exited(let status): "the process exited with status \(status)"
    case .couldNotLaunch: "the process could not be started"
    case .brokenConnection: "the process broke the connection"
    }
  }

  fileprivate var isBreach: Bool {
    switch self {
    case .timedOut, .outOfMemory, .outOfProcessorTime: true
    default: false
    }
  }

  fileprivate var level: LogLevel {
    switch self {
    case .ended(.failed): .error
    case .ended: .default
    case .crashed: .fault
    case .timedOut, .outOfMemory, .outOfProcessorTime, .exited, .couldNotLaunch,
      .brokenConnection:
      .error
    }
  }
}
