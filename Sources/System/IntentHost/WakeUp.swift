// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Lets one task sleep until another rings; a ring while nobody sleeps is kept.
package final class WakeUp: Sendable {
  private struct State {
    var isRung = false
    var sleeper: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  package init() {}

  package func ring() {
    let sleeper = state.withLock { state in
      defer { state.sleeper = nil }
      if state.sleeper == nil { state.isRung = true }
      return state.sleeper
    }
    sleeper?.resume()
  }

  /// Returns at the next ring, after the time, or when the task is cancelled.
  func sleep(atMost time: Duration?) async {
    await withTaskGroup { group in
      if let time {
        group.addTask {
          guard (try? await Task.sleep(for: time)) != nil else { return }
          self.ring()
        }
      }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isRung = state.withLock { state in
            defer { state.isRung = false }
            if !state.isRung, !Task.isCancelled { state.sleeper = continuation }
            return state.isRung || Task.isCancelled
          }
          if isRung { continuation.resume() }
        }
      } onCancel: {
        ring()
      }
      group.cancelAll()
    }
  }
}
