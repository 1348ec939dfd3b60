// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The observers of this process.
public enum IntentObservers {
  private struct Registered: Sendable {
    var token: UInt64
    var observer: any IntentObserver
    /// Whether it was told how the process came up.
    var knowsLaunch = false
  }

  private struct State: Sendable {
    var list: [Registered] = []
    var whenObserved: (@Sendable () -> Void)?
  }

  private static let state = Mutex(State())
  /// How many there are, so that nobody pays for a list that is empty.
  private static let count = Atomic<Int>(0)
  private static let tokens = Atomic<UInt64>(0)
  private static let runs = Atomic<UInt64>(0)
  private static let queries = Atomic<UInt64>(0)

  /// Stays registered until ``cancel()``.
  public struct Registration: Hashable, Sendable {
    fileprivate var token: UInt64

    public func cancel() {
      IntentObservers.state.withLock { state in
        state.list.removeAll { $0.token == token }
        IntentObservers.count.store(state.list.count, ordering: .releasing)
      }
    }
  }

  /// Adds an observer, which sees the runs that begin from now on, and the launch of the process.
  @discardableResult
  public static func add(_ observer: any IntentObserver) -> Registration {
    let token = tokens.add(1, ordering: .relaxed).newValue
    let whenObserved = state.withLock { state in
      state.list.append(Registered(token: token, observer: observer))
      count.store(state.list.count, ordering: .releasing)
      defer { state.whenObserved = nil }
      return state.whenObserved
    }
    whenObserved?()
    if let launch = ProcessLaunch.current { launched(launch) }
    return Registration(token: token)
  }

  /// The observers of one run: those that were registered when it began, so that each sees both
  /// its beginning and its end.
  public static var current: [any IntentObserver] {
    guard isObserved else { return [] }
    return state.withLock { $0.list.map(\.observer) }
  }

  public static var isObserved: Bool { count.load(ordering: .acquiring) > 0 }

  /// Calls `body` once: now if there is an observer, else when the first one comes.
  package static func whenObserved(_ body: @escaping @Sendable () -> Void) {
    let isObserved = state.withLock { state in
      guard state.list.isEmpty else { return true }
      state.whenObserved = body
      return false
    }
    if isObserved { body() }
  }

  /// Tells each observer once how the process came up.
  static func launched(_ launch: ObservedLaunch) {
    let uninformed = state.withLock { state in
      let observers = state.list.filter { !$0.knowsLaunch }.map(\.observer)
      for index in state.list.indices { state.list[index].knowsLaunch = true }
      return observers
    }
    for observer in uninformed { observer.launched(launch) }
  }

  /// A number for a new run.
  public static func nextRunNumber() -> UInt64 { runs.add(1, ordering: .relaxed).newValue }

  static func nextQueryNumber() -> UInt64 { queries.add(1, ordering: .relaxed).newValue }
}
