// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Foundation
import IntentRuntime
import IntentWire

/// Begins a task that the host names, and waits for its end.
struct TaskRunner: BackgroundTaskRunner {
  private let registrations: Registrations
  private let surroundings: @Sendable () -> SchedulerSurroundings

  init(
    _ registrations: Registrations, surroundings: @escaping @Sendable () -> SchedulerSurroundings
  ) {
    self.registrations = registrations
    self.surroundings = surroundings
  }

  func run(_ launch: BackgroundTaskLaunch) async throws(FailureReport) -> BackgroundTaskEnd {
    guard let registration = registrations.find(launch.identifier) else {
      throw FailureReport(
        code: .notHere,
        message:
          "the app registered no launch handler for '\(launch.identifier)' while it launched; "
          + "call BGTaskScheduler.shared.register(forTaskWithIdentifier:using:launchHandler:) in "
          + "application(_:didFinishLaunchingWithOptions:)")
    }
    guard let pending = try take(launch) else { return .notPending }
    let control = begin(pending, registration)
    let success = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        control.whenEnded { continuation.resume(returning: $0) }
      }
    } onCancel: {
      control.expire()
    }
    return .completed(success: success)
  }

  private func take(_ launch: BackgroundTaskLaunch) throws(FailureReport) -> PendingTask? {
    do {
      return try surroundings().store?.take(launch.token)
    } catch {
      throw FailureReport(code: .unsupported, message: "\(error)")
    }
  }

  private func begin(
    _ pending: PendingTask, _ registration: Registrations.Registration
  ) -> TaskControl {
    let task = BGTask.make(pending)
    let control = task.control
    // The app's handler is the only one that gets the task: it may be given to its queue.
    let handover = Handover(task: task, handler: registration.handler)
    registration.queue.async { handover.handler(handover.task) }
    return control
  }

  // Made on one thread and used on one queue after that, never on both.
  private struct Handover: @unchecked Sendable {
    var task: BGTask
    var handler: (BGTask) -> Void
  }
}
