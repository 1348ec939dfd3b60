// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
internal import Device
internal import FoundationEssentials
internal import IntentHost
internal import IntentMetadata

/// A waiting task as it is shown.
struct BackgroundTaskRow {
  var entry: DeviceTask
  /// What keeps it from beginning now.
  var obstacles: [BackgroundQueue.Obstacle]

  init(_ entry: DeviceTask, _ settings: DeviceSettings) {
    self.entry = entry
    obstacles = BackgroundQueue.obstacles(
      to: entry.task, now: settings.clock.now, on: settings)
  }

  var due: String { entry.task.due.formatted(.iso8601) }

  /// What it waits for: "due", or "from 2026-11-30T10:00:00Z, for a network".
  var waiting: String {
    guard !obstacles.isEmpty else { return "due" }
    return obstacles.map { obstacle in
      switch obstacle {
      case .date: "from \(due)"
      case .network: "for a network"
      case .power: "for power"
      }
    }.joined(separator: ", ")
  }

  var json: JSONObject {
    let task = entry.task
    return [
      "identifier": .string(task.identifier), "app": .string(entry.app),
      "kind": .string(task.kind.rawValue),
      "submitted": .string(task.submitted.formatted(.iso8601)), "due": .string(due),
      "needsNetwork": .bool(task.needsNetwork), "needsPower": .bool(task.needsPower),
      "waitsFor": .array(obstacles.map { .string($0.rawValue) }),
    ]
  }
}
