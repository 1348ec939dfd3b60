// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension TelemetryRecorder {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable {
    case success
    /// The Swift type of what was thrown, and the code of errors that have one.
    case failure(type: String, code: Int?)
    case cancelled
    /// The run asked to be performed again: with a value, with a choice, or in the foreground.
    case deferred

    /// What an error means: a `CancellationError` is a cancellation, and so is whatever a cancelled
    /// task throws, such as the `URLError` of its request; all else is a failure. Of the error only
    /// its type and its code are kept.
    public static func failure(_ error: any Error) -> Outcome {
      if error is CancellationError || Task.isCancelled { return .cancelled }
      return .failure(type: ErrorName.of(error), code: (error as NSError).code)
    }
  }
}
