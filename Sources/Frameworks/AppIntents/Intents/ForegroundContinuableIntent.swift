// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent that may bring its app to the foreground while it runs.
@available(
  *, deprecated, message: "add .foreground(.dynamic) to the intent's supportedModes instead"
)
public protocol ForegroundContinuableIntent: AppIntent {}

@available(
  *, deprecated, message: "add .foreground(.dynamic) to the intent's supportedModes instead"
)
extension ForegroundContinuableIntent {
  /// The error that asks the system to bring the app to the foreground.
  ///
  /// - Parameter continuation: runs in the app once it is in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog: dialog, alwaysConfirm: true),
      continuation: continuation.map { ForegroundContinuation(body: $0) })
  }

  /// Brings the app to the foreground, then runs `continuation` there.
  @discardableResult
  public func requestToContinueInForeground<ResultValue>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue where ResultValue: Sendable {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}
