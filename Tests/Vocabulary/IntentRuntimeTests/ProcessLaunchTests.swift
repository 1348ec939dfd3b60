// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Platform
import Synchronization
import Testing

@testable import IntentRuntime

private final class LaunchObserver: IntentObserver {
  let launches = Mutex<[ObservedLaunch]>([])
  let runs = Mutex<[ObservedRun]>([])

  func launched(_ launch: ObservedLaunch) { launches.withLock { $0.append(launch) } }
  func runBegan(_ run: ObservedRun) { runs.withLock { $0.append(run) } }
}

/// One test, since a process comes up once.
@Suite("The launch of a process") struct ProcessLaunchTests {
  @Test("is told once to each observer, and belongs to the first run alone")
  func launch() throws {
    let early = LaunchObserver()
    let late = LaunchObserver()
    let registration = IntentObservers.add(early)
    defer { registration.cancel() }
    #expect(early.launches.withLock { $0 }.isEmpty)
    let start = MonotonicTime.now.nanoseconds - 20_000_000
    ProcessLaunch.reachedMain(startedAt: "not a number")
    ProcessLaunch.becameReady()
    #expect(early.launches.withLock { $0 }.isEmpty)
    ProcessLaunch.reachedMain(startedAt: String(start))
    ProcessLaunch.becameReady()
    ProcessLaunch.becameReady()
    let lateRegistration = IntentObservers.add(late)
    defer { lateRegistration.cancel() }
    let told = early.launches.withLock { $0 }
    #expect(told.count == 1)
    #expect(late.launches.withLock { $0 } == told)
    let launch = try #require(told.first)
    #expect(launch.untilMain >= .milliseconds(20))
    #expect(launch.untilReady >= launch.untilMain)
    // Other tests begin runs of their own, and any of them may be the first.
    for _ in 1...3 {
      RunObservation(intent: "First", module: "", surface: .app).end(.cancelled)
    }
    #expect(early.runs.withLock { $0.count { $0.launch != nil } } == 1)
  }
}
