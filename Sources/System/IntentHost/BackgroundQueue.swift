// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import BackgroundTaskStore
package import Device
package import FoundationEssentials

/// Which waiting task begins next, as a state machine without clocks or files.
package struct BackgroundQueue: Sendable {
  /// What keeps a task from beginning.
  package enum Obstacle: String, Hashable, Sendable {
    case date, network, power
  }

  package enum Step: Hashable, Sendable {
    case run(DeviceTask)
    /// Nothing begins before this moment, nil for never, unless something changes.
    case wait(until: Date?)
  }

  /// How long after its beginning a task of the same identifier is not begun again: an app that asks
  /// anew whenever its task runs must not run without end.
  package static let pause: TimeInterval = 60

  private struct Key: Hashable, Sendable {
    var app: String
    var identifier: String

    init(_ entry: DeviceTask) {
      app = entry.app
      identifier = entry.task.identifier
    }
  }

  private var begun: [Key: Date] = [:]
  /// Submissions that could not begin here; they stay for who can.
  private var tried: Set<UUID> = []

  package init() {}

  /// What keeps a task from beginning now; empty when it may.
  package static func obstacles(
    to task: PendingTask, now: Date, on settings: DeviceSettings
  ) -> [Obstacle] {
    var found: [Obstacle] = []
    if task.due > now { found.append(.date) }
    if task.needsNetwork, !settings.hasNetwork { found.append(.network) }
    if task.needsPower, !settings.hasPower { found.append(.power) }
    return found
  }

  /// - Parameter tasks: what waits, in the order in which it is due.
  package mutating func next(
    _ tasks: [DeviceTask], now: Date, on settings: DeviceSettings
  ) -> Step {
    var wait: Date?
    for entry in tasks where !tried.contains(entry.task.token) {
      let earliest = begun[Key(entry)].map { $0 + Self.pause }
      let due = max(entry.task.due, earliest ?? entry.task.due)
      if due > now {
        wait = min(wait ?? due, due)
      } else if Self.obstacles(to: entry.task, now: now, on: settings).isEmpty {
        tried.insert(entry.task.token)
        begun[Key(entry)] = now
        return .run(entry)
      }
    }
    return .wait(until: wait)
  }
}
