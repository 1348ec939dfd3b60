// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Platform
import ProcessAccounting
import Synchronization

/// The logs of `makeLogHandle`, and what their signposts took.
final class MetricLogs: Sendable {
  static let shared = MetricLogs()

  /// The subsystem of all metric logs.
  static let subsystem = "com.apple.metrickit.log"

  private let state = Mutex(State())
  private let writing = Mutex(())
  private let queue = DispatchQueue(label: "metrickit.signposts", qos: .utility)

  private struct State {
    var logs: [ObjectIdentifier: (log: OSLog, category: String)] = [:]
    var tallies = SignpostTallies()
    var isScheduled = false
    var endsWithProcess = false
  }

  func make(_ category: String) -> OSLog {
    let log = OSLog(subsystem: Self.subsystem, category: category)
    // Kept, so that no other log can have its place.
    state.withLock { $0.logs[ObjectIdentifier(log)] = (log, category) }
    return log
  }

  func note(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID) {
    let snapshot = type == .event ? nil : SignpostTallies.Snapshot.now
    let isFirst = state.withLock { state -> Bool? in
      guard let category = state.logs[ObjectIdentifier(log)]?.category else { return nil }
      state.tallies.note(
        type, category: category, name: name.description, id: id.rawValue, snapshot)
      defer { state.isScheduled = true }
      return state.isScheduled ? nil : !state.endsWithProcess
    }
    guard let isFirst else { return }
    if isFirst { endWithProcess() }
    // Written a moment later: most processes take many signposts at once, and end soon.
    queue.asyncAfter(deadline: .now() + 2) { self.write() }
  }

  private func endWithProcess() {
    state.withLock { $0.endsWithProcess = true }
    ProcessExit.beforeEnd { self.write() }
  }

  /// Writes what came since the last time. A crash loses two seconds at most.
  func write() {
    // A process that ends meanwhile waits until it is written.
    writing.withLock { _ in
      let tallies = state.withLock { state in
        state.isScheduled = false
        return state.tallies.take()
      }
      guard !tallies.isEmpty, let place = PayloadPlace.current else { return }
      var record = place.record()
      record.signposts = tallies
      place.keep(record)
    }
  }
}
