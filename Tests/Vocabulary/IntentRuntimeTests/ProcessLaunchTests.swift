// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import Platform
import Synchronization
import Testing

@testable import IntentRuntime

private final class LaunchObserver: IntentObserver {
  let launches = Mutex<[ObservedLaunch]>([])

  func launched(_ launch: ObservedLaunch) { launches.withLock { $0.append(launch) } }
}

/// Each fact is tested once, since a process comes up once.
@Suite("The launch of a process") struct ProcessLaunchTests {
  @Test("is told once to each observer, also to one that comes later")
  func launch() throws {
    let early = LaunchObserver()
    let late = LaunchObserver()
    let registration = IntentObservers.add(early)
    defer { registration.cancel() }
    #expect(early.launches.withLock { $0 }.isEmpty)
    let now = MonotonicTime.now.nanoseconds
    let loaded = MonotonicTime(nanoseconds: now - 5_000_000)
    ProcessLaunch.reachedMain(startedAt: "not a number", loadedAt: loaded)
    ProcessLaunch.reachedMain(startedAt: nil, loadedAt: loaded)
    ProcessLaunch.reachedMain(startedAt: String(now), loadedAt: loaded)
    ProcessLaunch.becameReady()
    #expect(early.launches.withLock { $0 }.isEmpty)
    ProcessLaunch.reachedMain(startedAt: String(now - 20_000_000), loadedAt: loaded)
    ProcessLaunch.becameReady()
    ProcessLaunch.becameReady()
    let lateRegistration = IntentObservers.add(late)
    defer { lateRegistration.cancel() }
    let told = early.launches.withLock { $0 }
    #expect(told.count == 1)
    #expect(late.launches.withLock { $0 } == told)
    let launch = try #require(told.first)
    #expect(launch.loading == .milliseconds(15))
    #expect(launch.initialising >= .milliseconds(5))
    #expect(launch.total >= .milliseconds(20))
  }

  @Test("the executable was loaded before anything of it ran")
  func loaded() {
    #expect(OwnProcess.loadedAt.nanoseconds > 0)
    #expect(OwnProcess.loadedAt < .now)
  }
}
