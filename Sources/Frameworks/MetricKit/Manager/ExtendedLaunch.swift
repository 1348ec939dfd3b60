// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
import ProcessAccounting
import Synchronization

/// The tasks that make a launch longer.
struct ExtendedLaunchState {
  /// Source: MetricKit's documentation of `extendLaunchMeasurement(forTaskID:)`.
  static let limit = 16

  private var tasks: Set<MXLaunchTaskID> = []
  private var known: Set<MXLaunchTaskID> = []
  private var isOver = false
  private var isActive = false

  mutating func sceneBecameActive() { isActive = true }

  mutating func begin(_ task: MXLaunchTaskID) throws(MXError) {
    guard !task.rawValue.isEmpty else { throw MXError(.launchTaskInvalidID) }
    guard !known.contains(task) else { throw MXError(.launchTaskDuplicated) }
    guard !isOver, !known.isEmpty || !isActive else { throw MXError(.launchTaskPastDeadline) }
    guard known.count < Self.limit else { throw MXError(.launchTaskMaxCount) }
    tasks.insert(task)
    known.insert(task)
  }

  /// - Returns: whether the launch is over now.
  mutating func finish(_ task: MXLaunchTaskID) throws(MXError) -> Bool {
    guard !task.rawValue.isEmpty else { throw MXError(.launchTaskInvalidID) }
    guard tasks.remove(task) != nil else { throw MXError(.launchTaskUnknown) }
    isOver = tasks.isEmpty
    return isOver
  }
}

/// The launch of this process.
final class ExtendedLaunch: Sendable {
  static let shared = ExtendedLaunch()

  private let state = Mutex(ExtendedLaunchState())
  private let isWatching = Atomic(false)

  /// Learns from the app's life cycle when its scene becomes active.
  func watchScene() {
    guard !isWatching.exchange(true, ordering: .relaxed) else { return }
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("UIApplicationDidBecomeActiveNotification"), object: nil,
      queue: nil
    ) { [self] _ in state.withLock { $0.sceneBecameActive() } }
  }

  func begin(_ task: MXLaunchTaskID) throws(MXError) {
    watchScene()
    let result = state.withLock { state in
      Result { () throws(MXError) in try state.begin(task) }
    }
    try result.get()
  }

  func finish(_ task: MXLaunchTaskID) throws(MXError) {
    let result = state.withLock { state in
      Result { () throws(MXError) in try state.finish(task) }
    }
    guard try result.get(), let place = PayloadPlace.current,
      let started = LaunchVariable.started.value.flatMap(Int64.init)
    else { return }
    var record = place.record()
    record.extendedLaunch = (MonotonicTime.now - MonotonicTime(nanoseconds: started)).inSeconds
    place.keep(record)
  }
}
