// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import Synchronization

/// How this process came up.
public struct ObservedLaunch: Hashable, Sendable {
  /// From the start of the process to the first line of `main` that is ours: the loader, static
  /// initialisers, and what the app does before.
  public var untilMain: Duration
  /// From the start of the process until it was ready for its first request.
  public var untilReady: Duration

  public init(untilMain: Duration, untilReady: Duration) {
    self.untilMain = untilMain
    self.untilReady = untilReady
  }
}

/// Measures the launch of a process that a host started.
///
/// The host says when it did, on the clock that both share: `/proc` knows the start of a process to
/// a hundredth of a second only, which is about what a whole launch takes.
package enum ProcessLaunch {
  private struct State: Sendable {
    var start: MonotonicTime?
    var main: MonotonicTime?
    var launch: ObservedLaunch?
  }

  private static let state = Mutex(State())
  /// Whether a first run may still ask: every later run pays for one load.
  private static let isOpen = Atomic(false)

  /// The process reached our part of its `main`.
  ///
  /// - Parameter start: the nanoseconds of the monotonic clock when it was started, as text.
  package static func reachedMain(startedAt start: String?) {
    let now = MonotonicTime.now
    guard let nanoseconds = start.flatMap({ Int64($0) }), nanoseconds <= now.nanoseconds else {
      return
    }
    state.withLock {
      $0.start = MonotonicTime(nanoseconds: nanoseconds)
      $0.main = now
    }
  }

  /// The process is ready for its first request; observers hear of it.
  package static func becameReady() {
    let now = MonotonicTime.now
    let launch = state.withLock { state -> ObservedLaunch? in
      guard let start = state.start, let main = state.main, state.launch == nil else { return nil }
      state.launch = ObservedLaunch(untilMain: main - start, untilReady: now - start)
      return state.launch
    }
    guard let launch else { return }
    isOpen.store(true, ordering: .releasing)
    IntentObservers.launched(launch)
  }

  /// Nil before the process is ready, and in one that no host started.
  static var current: ObservedLaunch? { state.withLock { $0.launch } }

  /// The launch, for the first run of the process only.
  static func takeForFirstRun() -> ObservedLaunch? {
    guard isOpen.load(ordering: .acquiring),
      isOpen.exchange(false, ordering: .acquiringAndReleasing)
    else { return nil }
    return current
  }
}
