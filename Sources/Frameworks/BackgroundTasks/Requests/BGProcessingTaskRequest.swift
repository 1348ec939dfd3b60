// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
public import Foundation

/// A wish for minutes of work while nobody uses the device.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task is of no use without a network.
  open var requiresNetworkConnectivity = false

  /// Whether the task waits until the device is charged.
  open var requiresExternalPower = false

  override public init(identifier: String) { super.init(identifier: identifier) }

  override var kind: PendingTask.Kind { .processing }

  override func duplicate() -> BGTaskRequest { BGProcessingTaskRequest(identifier: identifier) }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let request = copy as? BGProcessingTaskRequest else { return copy }
    request.requiresNetworkConnectivity = requiresNetworkConnectivity
    request.requiresExternalPower = requiresExternalPower
    return request
  }

  override func pendingTask(submitted: Date) -> PendingTask {
    var task = super.pendingTask(submitted: submitted)
    task.needsNetwork = requiresNetworkConnectivity
    task.needsPower = requiresExternalPower
    return task
  }

  override func restore(_ task: PendingTask) {
    super.restore(task)
    requiresNetworkConnectivity = task.needsNetwork
    requiresExternalPower = task.needsPower
  }
}
