// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore
package import Device
internal import FoundationEssentials
internal import IntentWire

/// Begins the background tasks of a device's apps in the processes of a host.
package struct BackgroundScheduler: Sendable {
  private let host: IntentHost

  package init(_ host: IntentHost) { self.host = host }

  /// Begins a task now, whatever its date and needs.
  ///
  /// - Parameter limit: how long it may take before it is told that its time is up.
  package func run(_ entry: DeviceTask, limit: Duration? = nil) async -> BackgroundTaskRun {
    let run: BackgroundTaskRun
    do {
      let bundle = try host.device.installedApp(entry.app)
      run = await host.session(for: bundle).run(entry.task, limit: limit)
    } catch {
      run = BackgroundTaskRun(.process(.couldNotLaunch(reason: "\(error)")))
    }
    if run.hasBegun {
      // The process takes it out as it begins; where it did not get there, beginning was the use of it.
      _ = try? host.device.backgroundTaskStore(of: entry.app).take(entry.task.token)
    }
    return run
  }

  /// Begins tasks when they are due, one after the other, until the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - apps: the bundle identifiers of the apps that may be launched.
  ///   - changes: rings when an app has asked for a task.
  ///   - clock: what the device takes for now; where it stands still, dates that are not reached yet
  ///     are not waited for.
  package func serve(
    apps: Set<String>, changes: WakeUp, clock: DeviceClock,
    report: @Sendable (DeviceTask, BackgroundTaskRun) -> Void
  ) async {
    var queue = BackgroundQueue()
    while !Task.isCancelled {
      // What cannot be read now is told by whoever lists it; a change may mend it.
      let tasks = (try? host.device.backgroundTasks())?.filter { apps.contains($0.app) } ?? []
      guard let settings = try? host.device.settings() else { return }
      switch queue.next(tasks, now: clock.now, on: settings) {
      case .run(let entry): report(entry, await run(entry))
      case .wait(let date): await changes.sleep(atMost: clock.time(until: date))
      }
    }
  }
}

extension BackgroundTaskRun {
  /// Whether the submission is used up.
  fileprivate var hasBegun: Bool {
    switch outcome {
    case .process(.couldNotLaunch), .process(.ended): false
    case .completed, .expired, .overran, .refused, .notPending, .process: true
    }
  }
}

extension DeviceClock {
  /// Nil for ever.
  fileprivate func time(until date: Date?) -> Duration? {
    guard case .real = self, let date else { return nil }
    // The clock of the wall may be set meanwhile, so a long wait looks again.
    return .seconds(min(max(date.timeIntervalSince(now), 0.01), 60))
  }
}
