// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import BackgroundTasks
public import Foundation

extension TelemetryUpload {
  /// How long the next run waits when nothing asks for less or more.
  public static let defaultInterval: TimeInterval = 4 * 3_600

  /// Registers the upload as a background task; call it before the app has finished launching.
  ///
  /// The identifier has to be in `BGTaskSchedulerPermittedIdentifiers` of the app's `Info.plist`.
  /// - Returns: what the scheduler answers; false in an extension, whose app uploads.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String,
    then report: @escaping @Sendable (UploadReport) -> Void = { _ in }
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
      guard let task = task as? BGProcessingTask else {
        task.setTaskCompleted(success: false)
        return
      }
      self.handle(task, then: report)
    }
  }

  /// Asks for a run of the background task, with a network; call it when the app leaves the screen.
  ///
  /// - Throws: what the scheduler throws, as for an identifier that is not permitted.
  public static func schedule(
    _ identifier: String, earliest: Date = Date(timeIntervalSinceNow: 15 * 60)
  ) throws {
    let request = BGProcessingTaskRequest(identifier: identifier)
    request.requiresNetworkConnectivity = true
    request.earliestBeginDate = earliest
    try BGTaskScheduler.shared.submit(request)
  }

  /// Uploads within a background task, ends with it when its time is up, and asks for the next one.
  ///
  /// - Parameter report: told how the run ended, before the task is completed.
  public func handle(
    _ task: BGProcessingTask, then report: @escaping @Sendable (UploadReport) -> Void = { _ in }
  ) {
    let handover = BackgroundTask(task)
    // The root of the run: the system calls from outside any task, and its expiration cancels.
    let run = Task {
      let outcome = await self.run()
      if let date = outcome.nextRun(after: Date()) {
        // Where it is not permitted there was no first task either.
        try? Self.schedule(handover.identifier, earliest: date)
      }
      report(outcome)
      handover.complete(outcome.end == .done)
    }
    task.expirationHandler = { run.cancel() }
  }
}

extension UploadReport {
  /// When another run makes sense; nil when only the app can change something.
  package func nextRun(after now: Date) -> Date? {
    switch end {
    case .done: now.addingTimeInterval(TelemetryUpload.defaultInterval)
    case .later(let date, _): max(date, now.addingTimeInterval(15 * 60))
    case .stopped(.notAllowed), .stopped(.extensionProcess), .stopped(.insecureEndpoint),
      .stopped(.noContainer):
      nil
    case .stopped: now.addingTimeInterval(TelemetryUpload.defaultInterval)
    }
  }
}

/// `@unchecked`: a task may be completed from any thread, and nothing else is asked of it.
private struct BackgroundTask: @unchecked Sendable {
  private let task: BGProcessingTask
  let identifier: String

  init(_ task: BGProcessingTask) {
    self.task = task
    identifier = task.identifier
  }

  func complete(_ success: Bool) { task.setTaskCompleted(success: success) }
}
