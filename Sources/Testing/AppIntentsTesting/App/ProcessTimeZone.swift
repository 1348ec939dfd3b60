// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Platform

/// The time zone of the tests' own process, which all of its tests share.
///
/// Apps in this process that want the same zone run at the same time; one that wants another zone
/// waits until they are gone. The process keeps the last zone.
actor ProcessTimeZone {
  static let shared = ProcessTimeZone()

  private var current: String?
  private var holders = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the process may be in the zone, and sets it.
  func hold(_ identifier: String) async {
    while holders > 0, current != identifier {
      await withCheckedContinuation { waiting.append($0) }
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
    let ready = waiting
    waiting = []
    for continuation in ready { continuation.resume() }
  }
}
