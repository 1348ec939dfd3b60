// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
public import Foundation

/// A wish for work of a health research study.
///
/// - Note: It is a processing task of another class: the entitlement that Apple demands for it is not
///   asked for, and no file is protected.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
  /// The protection of the files that the task reads.
  open var protectionTypeOfRequiredData = FileProtectionType.complete

  override var kind: PendingTask.Kind { .healthResearch }

  override func duplicate() -> BGTaskRequest { BGHealthResearchTaskRequest(identifier: identifier) }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let request = copy as? BGHealthResearchTaskRequest else { return copy }
    request.protectionTypeOfRequiredData = protectionTypeOfRequiredData
    return request
  }

  override func pendingTask(submitted: Date) -> PendingTask {
    var task = super.pendingTask(submitted: submitted)
    task.dataProtection = protectionTypeOfRequiredData.rawValue
    return task
  }

  override func restore(_ task: PendingTask) {
    super.restore(task)
    if let protection = task.dataProtection {
      protectionTypeOfRequiredData = FileProtectionType(rawValue: protection)
    }
  }
}
