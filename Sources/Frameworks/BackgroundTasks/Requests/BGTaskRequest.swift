// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import BackgroundTaskStore

/// A wish to be launched in the background. Apps make one of its subclasses.
open class BGTaskRequest: NSObject, NSCopying {
  /// Which launch handler is called.
  public let identifier: String

  /// The system launches the app no sooner; nil means as soon as it suits.
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  var kind: PendingTask.Kind { .appRefresh }

  /// A request of the same class and identifier; each class adds its own properties.
  func duplicate() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  /// What is kept of the request.
  func pendingTask(submitted: Date) -> PendingTask {
    PendingTask(
      identifier: identifier, kind: kind, submitted: submitted, earliestBegin: earliestBeginDate)
  }

  /// Takes over what was kept.
  func restore(_ task: PendingTask) { earliestBeginDate = task.earliestBegin }

  /// The request that was kept.
  static func make(_ task: PendingTask) -> BGTaskRequest {
    let request: BGTaskRequest =
      switch task.kind {
      case .appRefresh: BGAppRefreshTaskRequest(identifier: task.identifier)
      case .processing: BGProcessingTaskRequest(identifier: task.identifier)
      case .healthResearch: BGHealthResearchTaskRequest(identifier: task.identifier)
      case .continuedProcessing:
        BGContinuedProcessingTaskRequest(
          identifier: task.identifier, title: task.title ?? "", subtitle: task.subtitle ?? "")
      }
    request.restore(task)
    return request
  }
}
