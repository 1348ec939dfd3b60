// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
import Foundation
import IntentRuntime
import IntentWire
import Platform

/// What the scheduler of a process has to know of where it runs.
struct SchedulerSurroundings: Sendable {
  /// What the app's `Info.plist` permits; nil outside a device.
  var permitted: PermittedTasks?
  /// The requests of the app on its device; nil outside a device.
  var store: BackgroundTaskStore?
  var isExtension = false
  var hasLaunched = false
  var isActive = false
  var now = Date()
  /// Tells the host what it should know.
  var note: @Sendable (ProcessNote) -> Void = { ProcessNotes.post($0) }

  static var current: SchedulerSurroundings {
    var result = SchedulerSurroundings()
    result.hasLaunched = ProcessState.hasLaunched
    result.isActive = ProcessState.isActive
    guard let kind = LaunchVariable.kind.value else { return result }
    result.isExtension = kind != "app"
    guard let bundle = LaunchVariable.bundle.value,
      let permitted = PermittedTasks(
        bundle: result.isExtension ? app(holding: bundle) : bundle),
      let folder = LaunchVariable.backgroundTasks.value
    else { return result }
    result.permitted = permitted
    result.store = BackgroundTaskStore(folder: folder, app: permitted.bundleIdentifier)
    return result
  }

  /// An extension is in `<app>/PlugIns/<name>.appex`.
  private static func app(holding bundle: String) -> String {
    URL(fileURLWithPath: bundle).deletingLastPathComponent().deletingLastPathComponent().path
  }
}
