// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTaskStore
public import Foundation

/// A wish to go on in the background with what a person has just started, and watches.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  /// What becomes of a request that cannot begin at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// It is refused.
    case fail = 0
    /// It waits for its turn.
    case queue = 1
  }

  /// What a task needs beside processor time.
  public struct Resources: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let gpu = Resources(rawValue: 1)
  }

  /// What the person reads.
  open var title: String
  open var subtitle: String
  open var strategy = SubmissionStrategy.queue
  open var requiredResources: Resources = []

  /// - Parameter identifier: permitted as it is, or by a pattern such as `com.acme.export.*`.
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier)
  }

  override var kind: PendingTask.Kind { .continuedProcessing }

  override func duplicate() -> BGTaskRequest {
    BGContinuedProcessingTaskRequest(identifier: identifier, title: title, subtitle: subtitle)
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let request = copy as? BGContinuedProcessingTaskRequest else { return copy }
    request.strategy = strategy
    request.requiredResources = requiredResources
    return request
  }

  override func pendingTask(submitted: Date) -> PendingTask {
    var task = super.pendingTask(submitted: submitted)
    task.title = title
    task.subtitle = subtitle
    task.failsUnlessImmediate = strategy == .fail
    return task
  }

  override func restore(_ task: PendingTask) {
    super.restore(task)
    if task.failsUnlessImmediate == true { strategy = .fail }
  }
}
