// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The observers of this process.
public enum IntentObservers {
  private struct Registered: Sendable {
    var token: UInt64
    var observer: any IntentObserver
  }

  private static let registered = Mutex<[Registered]>([])
  private static let tokens = Atomic<UInt64>(0)
  private static let runs = Atomic<UInt64>(0)

  /// Stays registered until ``cancel()``.
  public struct Registration: Hashable, Sendable {
    fileprivate var token: UInt64

    public func cancel() {
      IntentObservers.registered.withLock { list in list.removeAll { $0.token == token } }
    }
  }

  /// Adds an observer, which sees the runs that begin from now on.
  @discardableResult
  public static func add(_ observer: any IntentObserver) -> Registration {
    let token = tokens.add(1, ordering: .relaxed).newValue
    registered.withLock { $0.append(Registered(token: token, observer: observer)) }
    return Registration(token: token)
  }

  /// The observers of one run: those that were registered when it began, so that each sees both
  /// its beginning and its end.
  public static var current: [any IntentObserver] {
    registered.withLock { $0.map(\.observer) }
  }

  /// A number for a new run.
  public static func nextRunNumber() -> UInt64 { runs.add(1, ordering: .relaxed).newValue }
}
