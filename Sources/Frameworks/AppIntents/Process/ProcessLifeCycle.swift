// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// The life cycle of an app, which `UIKit` supplies; an extension has none.
package protocol ProcessLifeCycle: Sendable {
  /// Launches the app in the background; afterwards the process is ready.
  @MainActor func launch()

  /// Moves the app to a phase, through the phases between.
  @MainActor func enter(_ phase: ScenePhase)

  /// The app is about to end.
  @MainActor func terminate()
}
