// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import BackgroundTaskStore
internal import Device
internal import IntentMetadata
package import IntentWire
internal import Platform

extension AppSession {
  /// Launches the app in the background, unless it runs, and lets it do a task that it waits for.
  ///
  /// Cancelling the calling task means that the task's time is up.
  ///
  /// - Parameter limit: how long it may take before it is told so; nil for the budget of its kind.
  package func run(_ task: PendingTask, limit: Duration? = nil) async -> BackgroundTaskRun {
    guard let app = bundle.app else {
      return BackgroundTaskRun(
        .process(
          .couldNotLaunch(reason: "'\(bundle.path)' has no app; build the bundle again")))
    }
    let time = BackgroundTaskTime(task.kind, budget, limit: limit)
    let launch = BackgroundTaskLaunch(identifier: task.identifier, token: task.token)
    let reply = await self.reply(of: app, .task(time)) { .beginTask($0, launch) }
    return BackgroundTaskRun(
      BackgroundTaskRun.Outcome(reply.completion), process: reply.processIdentifier,
      launch: reply.launch, run: reply.run)
  }
}

/// How a background task went.
package struct BackgroundTaskRun: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case completed(success: Bool)
    /// Its time was up, it was told, and it ended then.
    case expired(success: Bool)
    /// Its time was up and it went on; its process was ended.
    case overran(limitSeconds: Double)
    /// The app has no handler for it, or the device does not let it begin.
    case refused(String)
    /// Somebody cancelled it, replaced it or began it elsewhere.
    case notPending
    /// Its process did not get to say how it ended.
    case process(RunOutcome)
  }

  package var outcome: Outcome
  /// Nil when no process could be launched.
  package var process: Int32?
  package var launch: Duration
  package var run: Duration

  init(
    _ outcome: Outcome, process: Int32? = nil, launch: Duration = .zero, run: Duration = .zero
  ) {
    self.outcome = outcome
    self.process = process
    self.launch = launch
    self.run = run
  }

  /// Whether the app did what it wanted.
  package var isSuccess: Bool {
    switch outcome {
    case .completed(let success), .expired(let success): success
    case .notPending: true
    case .overran, .refused, .process: false
    }
  }
}

extension BackgroundTaskRun.Outcome {
  init(_ completion: ConnectionState.Completion) {
    switch completion {
    case .taskEnded(.completed(let success), let isExpired):
      self = isExpired ? .expired(success: success) : .completed(success: success)
    case .taskEnded(.notPending, _): self = .notPending
    case .failed(let report): self = .refused(report.message)
    case .process(.timedOut(let limit)): self = .overran(limitSeconds: limit)
    default: self = .process(completion.outcome)
    }
  }
}

extension BackgroundTaskRun.Outcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .completed(true): "completed"
    case .completed(false): "completed without success"
    case .expired(true): "was told that its time is up, and completed"
    case .expired(false): "was told that its time is up, and ended without success"
    case .overran(let limit):
      "ran longer than its \(limit) s and was ended; call setTaskCompleted(success:) in its "
        + "expirationHandler"
    case .refused(let reason): reason
    case .notPending: "is not pending any more"
    // The words of a run speak of intents.
    case .process(.exited(let status)):
      "ended with its app, which exited with status \(status)"
    case .process(let outcome): outcome.description
    }
  }
}
