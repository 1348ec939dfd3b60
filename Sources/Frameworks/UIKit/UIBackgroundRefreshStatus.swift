// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Whether the app may do something in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Always available: no setting of the device forbids it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}
