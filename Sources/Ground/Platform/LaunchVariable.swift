// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The environment variables by which a host tells a process who and where it is.
///
/// They are set before the process starts, so that `containerURL(…)` and `UserDefaults` work in
/// the very first line of an app's `main`.
public enum LaunchVariable: String, Sendable, CaseIterable {
  /// The descriptor of the socket to the host; absent when a person started the executable.
  case socket = "OPENAPPINTENTS_SOCKET"
  /// The folder of the App Group containers: `<device>/groups`.
  case groups = "OPENAPPINTENTS_GROUPS"
  /// The bundle's own data container, also `HOME`: `<device>/data/<bundle identifier>`.
  case data = "OPENAPPINTENTS_DATA"
  /// The bundle's folder, `.app` or `.appex`.
  case bundle = "OPENAPPINTENTS_BUNDLE"
  case bundleIdentifier = "OPENAPPINTENTS_BUNDLE_IDENTIFIER"
  /// The App Groups of the executable's entitlements, separated by commas.
  case appGroups = "OPENAPPINTENTS_APP_GROUPS"
  /// `app`, `appIntentsExtension` or `widgetExtension`.
  case kind = "OPENAPPINTENTS_KIND"
  /// The device's locale identifier; the time zone travels as `TZ`.
  case locale = "OPENAPPINTENTS_LOCALE"
  /// The folder of the log records of all processes: `<device>/logs/store`.
  case logs = "OPENAPPINTENTS_LOGS"
  /// When the host started the process, in nanoseconds of the monotonic clock.
  case started = "OPENAPPINTENTS_STARTED"

  /// The folder of the device's keychain.
  case keychain = "OPENAPPINTENTS_KEYCHAIN"
  /// The keychain access groups of the executable, separated by commas, the default one first.
  case accessGroups = "OPENAPPINTENTS_ACCESS_GROUPS"
  /// `yes` when the device was locked as the process started.
  case locked = "OPENAPPINTENTS_LOCKED"
  /// The folder of the device's background tasks.
  case backgroundTasks = "OPENAPPINTENTS_BACKGROUND_TASKS"
  /// The folder of the accounts of this app's processes: `<device>/metrics/<app>`.
  case metrics = "OPENAPPINTENTS_METRICS"
  /// `now`: metrics are handed over whether they are due or not.
  case metricsDelivery = "OPENAPPINTENTS_METRICS_DELIVERY"
  /// The device's clock: `real`, or the moment at which it stands in seconds since 1970.
  case clock = "OPENAPPINTENTS_CLOCK"

  /// Tells a process and all that it starts from the others, so that nothing outlives it.
  case mark = "OPENAPPINTENTS_PROCESS"

  /// What the host set, read from the environment at each call; `nil` outside any device.
  public var value: String? {
    if let scope = LaunchScope.variables { return scope[self] }
    guard let text = getenv(rawValue) else { return nil }
    return String(cString: text)
  }
}
