// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// One registered dependency: made once, however many ask for it at the same time.
final class DependencyRegistration: Sendable {
  enum Provider: Sendable {
    case synchronous(@Sendable () throws -> any Sendable)
    case asynchronous(@Sendable () async throws -> any Sendable)
  }

  private enum State {
    case idle
    case loading([CheckedContinuation<any Sendable, any Error>])
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

  init(type: Any.Type, provider: Provider) {
    self.type = type
    self.provider = provider
  }

  /// The value; a failed provider is asked again the next time.
  func value() async throws -> any Sendable {
    let step: Step = state.withLock { state in
      switch state {
      case .loaded(let value): return .use(value)
      case .loading: return .wait
      case .idle:
        state = .loading([])
        return .load
      }
    }
    switch step {
    case .use(let value): return value
    case .load: return try await load()
    case .wait: return try await waitForLoad()
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
      guard case .loading(let waiting) = state else {
        return [CheckedContinuation<any Sendable, any Error>]()
      }
      state = if case .success(let value) = result { .loaded(value) } else { .idle }
      return waiting
    }
    for continuation in waiting { continuation.resume(with: result) }
    return try result.get()
  }

  private func waitForLoad() async throws -> any Sendable {
    try await withCheckedThrowingContinuation { continuation in
      let isOver = state.withLock { state in
        guard case .loading(let waiting) = state else { return true }
        state = .loading(waiting + [continuation])
        return false
      }
      guard isOver else { return }
      // The load ended between the two looks at the state.
      if case .loaded(let value) = state.withLock({ $0 }) {
        continuation.resume(returning: value)
      } else {
        continuation.resume(throwing: CancellationError())
      }
    }
  }
}
