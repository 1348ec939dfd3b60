// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
public import Foundation
import FoundationAdditions
import IntentRuntime
import IntentWire

/// Where an app asks to be launched in the background.
///
/// Requests live on the device: they outlast the process and its host. `appintents background` lists
/// and runs them, and a host that runs begins them when they are due.
// Its only state is the table of handlers, which protects itself.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()

  private let registrations = Registrations()
  private let surroundings: @Sendable () -> SchedulerSurroundings

  init(surroundings: @escaping @Sendable () -> SchedulerSurroundings = { .current }) {
    self.surroundings = surroundings
    super.init()
  }

  /// What continued tasks may ask for: nothing beside processor time.
  open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

  /// Says what to do when a task begins.
  ///
  /// Every handler has to be registered before the app has finished launching, except those of
  /// continued tasks. To register an identifier twice, or too late, is a programming error that ends
  /// the process.
  ///
  /// - Parameters:
  ///   - queue: where the handler is called; nil for a serial queue in the background.
  ///   - launchHandler: gets the task, keeps it, and calls `setTaskCompleted(success:)` at its end.
  /// - Returns: false when `Info.plist` does not list the identifier, and in an extension, whose tasks
  ///   its app runs.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let surroundings = surroundings()
    guard !surroundings.isExtension else {
      DeveloperWarnings.tellOnce(
        "an extension cannot register the background task '\(identifier)'; register it in the app, "
          + "which is launched for it")
      return false
    }
    // An identifier that the list has as it is may be of any kind, and has to be there in time
    // unless only continued tasks can have it.
    let isListed = surroundings.permitted?.permit(identifier, nil) ?? true
    guard isListed else {
      DeveloperWarnings.tellOnce(
        surroundings.permitted?.refusal(of: identifier, .continuedProcessing)
          ?? "'\(identifier)' is not permitted")
      return false
    }
    let isOrdinary =
      surroundings.permitted?.permitsOrdinaryTask(identifier) ?? false
    switch registrations.add(
      identifier, queue, hasLaunched: surroundings.hasLaunched, mayBeLate: !isOrdinary,
      launchHandler)
    {
    case .twice:
      fatalError(
        "a launch handler for the background task '\(identifier)' is registered already; register "
          + "each identifier once")
    case .tooLate:
      fatalError(
        "the launch handler for the background task '\(identifier)' is registered after the app has "
          + "launched; register it in application(_:didFinishLaunchingWithOptions:)")
    case nil: break
    }
    if ProcessState.backgroundTaskRunner == nil {
      ProcessState.backgroundTaskRunner = TaskRunner(registrations, surroundings: self.surroundings)
    }
    return true
  }

  /// Asks for a task; a request of the same identifier is replaced.
  ///
  /// - Throws: ``Error``
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let surroundings = surroundings()
    guard let store = surroundings.store, let permitted = surroundings.permitted else {
      throw refusal(
        .unavailable,
        "background tasks are kept on a device, and this process has none; launch the app with "
          + "'appintents'")
    }
    if let reason = permitted.refusal(of: taskRequest.identifier, taskRequest.kind) {
      throw refusal(.notPermitted, reason)
    }
    if let request = taskRequest as? BGContinuedProcessingTaskRequest {
      try check(request, surroundings)
    }
    let isAccepted: Bool
    do {
      isAccepted = try store.submit(taskRequest.pendingTask(submitted: surroundings.now))
    } catch {
      throw refusal(.unavailable, "\(error)")
    }
    guard isAccepted else {
      let limit = PendingTaskLimit.number(of: taskRequest.kind) ?? 0
      throw refusal(
        .tooManyPendingTaskRequests,
        "'\(taskRequest.identifier)' is one request too many: \(limit) of its kind may wait")
    }
    surroundings.note(.backgroundTasksChanged)
  }

  private func check(
    _ request: BGContinuedProcessingTaskRequest, _ surroundings: SchedulerSurroundings
  ) throws {
    guard !surroundings.isExtension else {
      throw refusal(
        .unavailable, "a person starts '\(request.identifier)' in the app; submit it there")
    }
    guard Self.supportedResources.isSuperset(of: request.requiredResources) else {
      throw refusal(
        .unavailable,
        "'\(request.identifier)' asks for resources that are not in supportedResources")
    }
    guard request.strategy == .queue || surroundings.isActive else {
      throw refusal(
        .immediateRunIneligible,
        "'\(request.identifier)' cannot begin at once, since the app is not in front")
    }
  }

  private func refusal(_ code: Error.Code, _ reason: String) -> Error {
    // Apps write `try? submit(…)`, which hides the reason.
    DeveloperWarnings.tellOnce(reason)
    return Error(code, reason)
  }

  /// Withdraws a request; a task that has begun goes on.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    change { try $0.cancel(identifier) }
  }

  /// Withdraws all requests.
  open func cancelAllTaskRequests() { change { try $0.cancelAll() } }

  private func change(_ body: (BackgroundTaskStore) throws -> Void) {
    let surroundings = surroundings()
    guard let store = surroundings.store else { return }
    do {
      try body(store)
      surroundings.note(.backgroundTasksChanged)
    } catch {
      DeveloperWarnings.tell("\(error)")
    }
  }

  /// Hands over what the app waits for, on a queue in the background.
  @preconcurrency
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.requests()) }
  }

  /// What the app waits for.
  open func pendingTaskRequests() async -> sending [BGTaskRequest] { requests() }

  private func requests() -> sending [BGTaskRequest] {
    guard let store = surroundings().store else { return [] }
    do {
      return try store.tasks().map { BGTaskRequest.make($0) }
    } catch {
      DeveloperWarnings.tell("\(error)")
      return []
    }
  }

  /// The handlers of this scheduler, for its tests.
  var runner: any BackgroundTaskRunner { TaskRunner(registrations, surroundings: surroundings) }
}

extension PermittedTasks {
  /// Whether an identifier may be of a task that is no continued one.
  fileprivate func permitsOrdinaryTask(_ identifier: String) -> Bool {
    // A pattern is for continued tasks.
    guard !identifier.hasSuffix(".*") else { return false }
    let kinds: [PendingTask.Kind] = [.appRefresh, .processing]
    return kinds.contains { refusal(of: identifier, $0) == nil }
  }
}
