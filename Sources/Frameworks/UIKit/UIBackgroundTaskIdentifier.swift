// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Work that an app wants to finish after it left the foreground.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private static var lastBackgroundTask = 0

  /// Numbers a piece of background work.
  ///
  /// - Note: A process here is not suspended, so the work needs no permission and the handler is
  ///   never called: the host's budget ends the process instead.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.lastBackgroundTask)
  }

  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may still run; without end, since processes here are not suspended.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
