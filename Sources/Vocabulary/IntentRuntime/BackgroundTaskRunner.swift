// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire
import Synchronization

/// Begins the background tasks of this process; `BackgroundTasks` supplies it.
package protocol BackgroundTaskRunner: Sendable {
  /// Returns when the task has ended. Cancelling the calling task means that its time is up.
  func run(_ launch: BackgroundTaskLaunch) async throws(FailureReport) -> BackgroundTaskEnd
}

/// What the frameworks of a process know of its life without knowing each other.
package enum ProcessState {
  private struct State: Sendable {
    var hasLaunched = false
    var isActive = false
    var runner: (any BackgroundTaskRunner)?
  }

  private static let state = Mutex(State())

  /// Whether the app's delegate has finished launching.
  package static var hasLaunched: Bool {
    get { state.withLock { $0.hasLaunched } }
    set { state.withLock { $0.hasLaunched = newValue } }
  }

  /// Whether the app is in front.
  package static var isActive: Bool {
    get { state.withLock { $0.isActive } }
    set { state.withLock { $0.isActive = newValue } }
  }

  /// Nil as long as the app has not asked for any background task.
  package static var backgroundTaskRunner: (any BackgroundTaskRunner)? {
    get { state.withLock { $0.runner } }
    set { state.withLock { $0.runner = newValue } }
  }
}
