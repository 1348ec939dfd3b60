// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import BackgroundTaskStore

/// Work for which the system has launched the app in the background.
open class BGTask: NSObject {
  /// The identifier of its request.
  public let identifier: String

  let control = TaskControl()

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Called when the time is up; the app then has a moment to call ``setTaskCompleted(success:)``.
  ///
  /// A task without a handler ends without success when its time is up. The handler is called on a
  /// queue of its own, so that it is heard while the launch handler works.
  open var expirationHandler: (() -> Void)? {
    get { control.expirationHandler }
    set { control.expirationHandler = newValue }
  }

  /// Ends the task. A second call changes nothing.
  ///
  /// - Parameter success: whether the work was done.
  open func setTaskCompleted(success: Bool) { control.complete(success: success) }

  static func make(_ task: PendingTask) -> BGTask {
    switch task.kind {
    case .appRefresh: BGAppRefreshTask(identifier: task.identifier)
    case .processing: BGProcessingTask(identifier: task.identifier)
    case .healthResearch: BGHealthResearchTask(identifier: task.identifier)
    case .continuedProcessing:
      BGContinuedProcessingTask(
        identifier: task.identifier, title: task.title ?? "", subtitle: task.subtitle ?? "")
    }
  }
}

/// A short time to bring content up to date.
open class BGAppRefreshTask: BGTask {}

/// Minutes of work while nobody uses the device.
open class BGProcessingTask: BGTask {}

/// Work of a health research study.
open class BGHealthResearchTask: BGProcessingTask {}
