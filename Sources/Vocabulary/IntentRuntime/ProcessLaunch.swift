// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Platform
import Synchronization

/// How this process came up. Its parts follow one another.
public struct ObservedLaunch: Hashable, Sendable {
  /// From the start of the process until its executable was loaded.
  public var loading: Duration
  /// Static initialisers, to the first line of `main` that is ours.
  public var initialising: Duration
  /// From there until the process was ready for its first request: the app's own launch.
  public var launching: Duration

  public var total: Duration { loading + initialising + launching }

  public init(loading: Duration, initialising: Duration, launching: Duration) {
    self.loading = loading
    self.initialising = initialising
    self.launching = launching
  }
}

/// Measures the launch of a process that a host started.
///
/// The host says when it did, on the clock that both share: `/proc` knows the start of a process to
/// a hundredth of a second only, which is about what a whole launch takes.
package enum ProcessLaunch {
  private struct State: Sendable {
    var start: MonotonicTime?
    var loaded: MonotonicTime?
    var main: MonotonicTime?
    var launch: ObservedLaunch?
  }

  private static let state = Mutex(State())
  /// Whether the first run is still to come: every later run pays for one load.
  private static let isOpen = Atomic(true)

  /// The process reached our part of its `main`.
  ///
  /// - Parameters:
  ///   - start: the nanoseconds of the monotonic clock when it was started, as text.
  ///   - loaded: when its executable was loaded.
  package static func reachedMain(
    startedAt start: String?, loadedAt loaded: MonotonicTime = OwnProcess.loadedAt
  ) {
    let now = MonotonicTime.now
    guard let start = start.flatMap({ Int64($0) }).map({ MonotonicTime(nanoseconds: $0) }),
      start <= loaded, loaded <= now
    else { return }
    state.withLock {
      $0.start = start
      $0.loaded = loaded
      $0.main = now
    }
  }

  /// The process is ready for its first request; observers hear of it.
  package static func becameReady() {
    let now = MonotonicTime.now
    let launch = state.withLock { state -> ObservedLaunch? in
      guard let start = state.start, let loaded = state.loaded, let main = state.main,
        state.launch == nil
      else { return nil }
      state.launch = ObservedLaunch(
        loading: loaded - start, initialising: main - loaded, launching: now - main)
      return state.launch
    }
    guard let launch else { return }
    IntentObservers.launched(launch)
  }

  /// Nil before the process is ready, and in one that no host started.
  static var current: ObservedLaunch? { state.withLock { $0.launch } }

  /// Whether a run is the first of its process, and how that came up.
  static func takeFirstRun() -> (isFirst: Bool, launch: ObservedLaunch?) {
    guard isOpen.load(ordering: .relaxed), isOpen.exchange(false, ordering: .relaxed) else {
      return (false, nil)
    }
    return (true, current)
  }
}
