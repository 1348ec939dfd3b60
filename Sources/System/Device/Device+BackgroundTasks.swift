// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import BackgroundTaskStore
internal import FoundationEssentials

/// A background task that an app of the device waits for.
package struct DeviceTask: Hashable, Sendable {
  /// The app's bundle identifier.
  package var app: String
  package var task: PendingTask

  package init(app: String, task: PendingTask) {
    self.app = app
    self.task = task
  }
}

extension Device {
  /// The folder of the background tasks that apps wait for.
  package var backgroundTasksDirectory: String { path("tasks") }

  package func backgroundTaskStore(of app: String) -> BackgroundTaskStore {
    BackgroundTaskStore(folder: backgroundTasksDirectory, app: app)
  }

  /// What the apps wait for, in the order in which it is due; what is due at one moment stands in the
  /// order of submission.
  package func backgroundTasks() throws -> [DeviceTask] {
    var found: [DeviceTask] = []
    for app in BackgroundTaskStore.apps(in: backgroundTasksDirectory) {
      do {
        found += try backgroundTaskStore(of: app).tasks().map { DeviceTask(app: app, task: $0) }
      } catch {
        throw DeviceError(.fileSystem, "\(error)")
      }
    }
    // The sort of the standard library keeps equal elements in their order.
    return found.sorted { one, other in
      (one.task.due, one.task.submitted) < (other.task.due, other.task.submitted)
    }
  }

  /// What the app's `Info.plist` permits.
  package func permittedTasks(of bundle: AppBundle) -> PermittedTasks? {
    PermittedTasks(bundle: bundle.path)
  }
}
