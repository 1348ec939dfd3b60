// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Device
import FoundationEssentials
import Testing

@testable import IntentHost

@Suite("The queue of background tasks") struct BackgroundQueueTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func entry(
    _ identifier: String, at seconds: Double = 0, app: String = "a",
    _ change: (inout PendingTask) -> Void = { _ in }
  ) -> DeviceTask {
    var task = PendingTask(identifier: identifier, kind: .processing, submitted: Self.start)
    task.earliestBegin = Self.start + seconds
    change(&task)
    return DeviceTask(app: app, task: task)
  }

  private func next(
    _ queue: inout BackgroundQueue, _ tasks: [DeviceTask], at seconds: Double,
    _ settings: DeviceSettings = DeviceSettings()
  ) -> BackgroundQueue.Step {
    queue.next(tasks, now: Self.start + seconds, on: settings)
  }

  @Test("what is due begins in its order, the rest is waited for")
  func order() {
    var queue = BackgroundQueue()
    let tasks = [entry("first", at: 1), entry("second", at: 5), entry("third", at: 9)]
    let steps = [
      next(&queue, tasks, at: 0), next(&queue, tasks, at: 6),
      next(&queue, Array(tasks.dropFirst()), at: 6), next(&queue, [tasks[2]], at: 6),
      next(&queue, [tasks[2]], at: 9), next(&queue, [], at: 9),
    ]
    #expect(
      steps == [
        .wait(until: Self.start + 1), .run(tasks[0]), .run(tasks[1]), .wait(until: Self.start + 9),
        .run(tasks[2]), .wait(until: nil),
      ])
  }

  @Test("a submission is tried once, and its successor a minute later")
  func pause() {
    var queue = BackgroundQueue()
    let task = entry("a")
    let again = entry("a")
    let other = entry("a", app: "b")
    let steps = [
      next(&queue, [task], at: 0), next(&queue, [task], at: 1), next(&queue, [again], at: 2),
      next(&queue, [again, other], at: 3), next(&queue, [again], at: 60),
    ]
    #expect(
      steps == [
        .run(task), .wait(until: nil), .wait(until: Self.start + 60), .run(other), .run(again),
      ])
  }

  @Test("needs that are not met keep a task back, and no other")
  func needs() {
    var queue = BackgroundQueue()
    let network = entry("network") { $0.needsNetwork = true }
    let power = entry("power") { $0.needsPower = true }
    var settings = DeviceSettings()
    settings.hasNetwork = false
    settings.hasPower = false
    #expect(
      BackgroundQueue.obstacles(to: network.task, now: Self.start - 1, on: settings)
        == [.date, .network])
    let none = next(&queue, [network, power], at: 0, settings)
    settings.hasPower = true
    let charged = next(&queue, [network, power], at: 0, settings)
    settings.hasNetwork = true
    let online = next(&queue, [network], at: 0, settings)
    #expect([none, charged, online] == [.wait(until: nil), .run(power), .run(network)])
  }
}
