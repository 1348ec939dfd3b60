// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// The time zone of the tests' own process, which all of its tests share.
///
/// Apps in this process that want the same zone run at the same time; one that wants another zone
/// waits until they are gone, but not for ever: a test may keep the app that it waits for itself. The
/// process keeps the last zone.
actor ProcessTimeZone {
  static let shared = ProcessTimeZone()

  private var current: String?
  private var holders = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waits = 0

  /// Waits until the process may be in the zone, and sets it.
  ///
  /// - Throws: ``IntentTestError`` when the patience ends first, or the test is cancelled.
  func hold(_ identifier: String, patience: Duration = .seconds(60)) async throws(IntentTestError) {
    let end = ContinuousClock.now + patience
    while holders > 0, let other = current, other != identifier {
      guard ContinuousClock.now < end, !Task.isCancelled else {
        throw IntentTestError(
          .setUp,
          "an app of these tests keeps the time zone '\(other)', so another one cannot have "
            + "'\(identifier)'; close() the first one before, or test over .process")
      }
      await change(until: end)
    }
    holders += 1
    guard current != identifier else { return }
    current = identifier
    guard SystemTimeZone.identifier != identifier else { return }
    SystemTimeZone.set(identifier)
    // What Foundation remembers of the old zone goes too.
    NSTimeZone.resetSystemTimeZone()
  }

  func release() {
    holders -= 1
    guard holders == 0 else { return }
    for number in waiting.keys { wake(number) }
  }

  /// Waits until something may have changed.
  private func change(until end: ContinuousClock.Instant) async {
    waits += 1
    let number = waits
    // The alarm ends with the wait.
    let alarm = Task {
      try? await Task.sleep(until: end, clock: .continuous)
      wake(number)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      alarm.cancel()
    }
    alarm.cancel()
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}
