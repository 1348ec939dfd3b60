// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationEssentials

/// Which of the tasks that an app has asked for begins now.
///
/// What the task is stands in the device's file, which the process takes it out of: so it begins once,
/// whoever else would begin it.
public struct BackgroundTaskLaunch: Codable, Hashable, Sendable {
  public var identifier: String
  /// The submission that is meant, not a later one of the same identifier.
  public var token: UUID

  public init(identifier: String, token: UUID) {
    self.identifier = identifier
    self.token = token
  }
}

/// How a background task ended, as the process itself reports it.
public enum BackgroundTaskEnd: Codable, Hashable, Sendable {
  /// `setTaskCompleted(success:)` was called, or the time was up and nobody listened for that.
  case completed(success: Bool)
  /// It was cancelled, replaced or begun by another host before it could begin here.
  case notPending
}
