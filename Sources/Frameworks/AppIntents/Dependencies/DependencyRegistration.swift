// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// One registered dependency: made once, however many ask for it at the same time.
final class DependencyRegistration: Sendable {
  enum Provider: Sendable {
    case synchronous(@Sendable () throws -> any Sendable)
    case asynchronous(@Sendable () async throws -> any Sendable)
  }

  private typealias Waiter = CheckedContinuation<Void, any Error>

  private enum State {
    case idle
    /// Somebody loads; the others wait, by number.
    case loading([UInt64: Waiter])
    case loaded(any Sendable)
  }

  private enum Step {
    case use(any Sendable)
    case load
    case wait
  }

  /// The declared type.
  let type: Any.Type

  private let provider: Provider
  private let state = Mutex(State.idle)
  private let waiters = Atomic<UInt64>(0)

  init(type: Any.Type, provider: Provider) {
    self.type = type
    self.provider = provider
  }

  /// The value; a failed provider is asked again the next time.
  ///
  /// - Throws: what the provider throws, also to those who waited; `CancellationError` when the
  ///   waiting task is cancelled.
  func value() async throws -> any Sendable {
    while true {
      let step: Step = state.withLock { state in
        switch state {
        case .loaded(let value): return .use(value)
        case .loading: return .wait
        case .idle:
          state = .loading([:])
          return .load
        }
      }
      switch step {
      case .use(let value): return value
      case .load: return try await load()
      case .wait: try await waitForLoad()
      }
    }
  }

  /// The value where it can be had without waiting.
  func valueAtHand() -> (any Sendable)? {
    if let value = state.withLock({ if case .loaded(let value) = $0 { value } else { nil } }) {
      return value
    }
    guard case .synchronous(let make) = provider, let value = try? make() else { return nil }
    return state.withLock { state in
      switch state {
      case .loaded(let first): return first
      case .loading: return value
      case .idle:
        state = .loaded(value)
        return value
      }
    }
  }

  private func load() async throws -> any Sendable {
    let result: Result<any Sendable, any Error>
    do {
      switch provider {
      case .synchronous(let make): result = .success(try make())
      case .asynchronous(let make): result = .success(try await make())
      }
    } catch {
      result = .failure(error)
    }
    let waiting = state.withLock { state in
      guard case .loading(let waiting) = state else { return [UInt64: Waiter]() }
      state = if case .success(let value) = result { .loaded(value) } else { .idle }
      return waiting
    }
    for waiter in waiting.values {
      // That the loading run was cancelled is no failure for the others: one of them loads again.
      if case .failure(let error) = result, !Task.isCancelled {
        waiter.resume(throwing: error)
      } else {
        waiter.resume()
      }
    }
    return try result.get()
  }

  /// Returns when it is worth looking at the state again.
  private func waitForLoad() async throws {
    let number = waiters.add(1, ordering: .relaxed).newValue
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: Waiter) in
        let isWaiting = state.withLock { state in
          guard case .loading(var waiting) = state else { return false }
          waiting[number] = waiter
          state = .loading(waiting)
          return true
        }
        guard isWaiting else { return waiter.resume() }
        // A cancellation that came before the waiter was stored found nothing to resume.
        if Task.isCancelled { stopWaiting(number) }
      }
    } onCancel: {
      stopWaiting(number)
    }
  }

  private func stopWaiting(_ number: UInt64) {
    let waiter = state.withLock { state -> Waiter? in
      guard case .loading(var waiting) = state else { return nil }
      let waiter = waiting.removeValue(forKey: number)
      state = .loading(waiting)
      return waiter
    }
    waiter?.resume(throwing: CancellationError())
  }
}
