// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BackgroundTaskStore

/// How long a background task may take, and by which measure.
struct BackgroundTaskTime: Hashable, Sendable {
  /// After this it is told that its time is up.
  var limit: Duration
  /// Whether it may use the processor all the time: work on a charging device is made for that.
  var isProcessing: Bool

  /// - Parameter limit: stands in for the budget's.
  init(_ kind: PendingTask.Kind, _ budget: Budget, limit: Duration?) {
    isProcessing = kind != .appRefresh
    self.limit = limit ?? (isProcessing ? budget.processingTask : budget.refreshTask)
  }
}

extension Budget {
  func time(of kind: ConnectionState.Kind) -> Duration {
    if case .task(let time) = kind { time.limit } else { time }
  }
}

extension ConnectionState.Kind {
  var hasProcessorBudget: Bool {
    if case .task(let time) = self { !time.isProcessing } else { true }
  }
}
