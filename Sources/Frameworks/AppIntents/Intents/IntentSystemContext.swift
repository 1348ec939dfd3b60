// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// The circumstances of a run.
public struct IntentSystemContext {
  private let run: RunContext?

  init(run: RunContext?) { self.run = run }

  /// When the person asked, nil outside of a run.
  public var preciseTimestamp: Date? { run?.timestamp }

  /// The state of the app; outside of a run the background.
  public var currentMode: IntentModes.Current {
    guard let run else { return .background }
    return IntentModes.Current(
      isForeground: run.isForeground,
      canContinueInForeground: run.isForeground || run.canContinueInForeground)
  }
}
