// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Synchronization

/// The requests of one connection that have not been answered yet, and their open questions.
final class RunTable: Sendable {
  private struct State {
    var tasks: [RequestID: Task<Void, Never>] = [:]
    var stops: [RequestID: CancelReason] = [:]
    var questions: [QuestionID: CheckedContinuation<Answer, any Error>] = [:]
    var lastQuestion: QuestionID = 0
    var whenEmpty: (@Sendable () -> Void)?

    /// What to call now that the last request is gone: once.
    mutating func takeFinish() -> (@Sendable () -> Void)? {
      guard tasks.isEmpty else { return nil }
      defer { whenEmpty = nil }
      return whenEmpty
    }
  }

  private let state = Mutex(State())

  /// Starts the work of a request as a task that a later message can cancel.
  ///
  /// The tasks are unstructured, since a request outlives the message that began it; they end
  /// with the process at the latest.
  func start(_ id: RequestID, _ work: @escaping @Sendable () async -> Void) {
    // The task cannot remove itself before it is stored: it waits for the same lock.
    state.withLock { state in
      state.tasks[id] = Task {
        await work()
        self.end(id)
      }
    }
  }

  private func end(_ id: RequestID) {
    let finish = state.withLock { state in
      state.tasks[id] = nil
      state.stops[id] = nil
      return state.takeFinish()
    }
    finish?()
  }

  func cancel(_ id: RequestID, _ reason: CancelReason) {
    let task = state.withLock { state in
      if state.tasks[id] != nil { state.stops[id] = reason }
      return state.tasks[id]
    }
    task?.cancel()
  }

  /// Why a request was cancelled, nil when it was not.
  func stop(of id: RequestID) -> CancelReason? { state.withLock { $0.stops[id] } }

  func cancelAll() {
    for task in state.withLock({ Array($0.tasks.values) }) { task.cancel() }
  }

  /// Calls `finish` once, when no request is left.
  func close(_ finish: @escaping @Sendable () -> Void) {
    let finish = state.withLock { state in
      state.whenEmpty = finish
      return state.takeFinish()
    }
    finish?()
  }

  /// Sends a question and waits for its answer.
  ///
  /// - Throws: `CancellationError` when the run is cancelled meanwhile.
  func ask(_ send: @escaping @Sendable (QuestionID) throws -> Void) async throws -> Answer {
    let id = state.withLock { state in
      state.lastQuestion += 1
      return state.lastQuestion
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.questions[id] = continuation }
        // A cancellation that came before the continuation was stored found nothing to resume.
        if Task.isCancelled { return resume(id, with: .failure(CancellationError())) }
        do { try send(id) } catch { resume(id, with: .failure(error)) }
      }
    } onCancel: {
      resume(id, with: .failure(CancellationError()))
    }
  }

  /// Hands over an answer; one to a question that nobody waits for any more is dropped.
  func answer(_ id: QuestionID, _ answer: Answer) { resume(id, with: .success(answer)) }

  private func resume(_ id: QuestionID, with result: Result<Answer, any Error>) {
    state.withLock { $0.questions.removeValue(forKey: id) }?.resume(with: result)
  }
}
