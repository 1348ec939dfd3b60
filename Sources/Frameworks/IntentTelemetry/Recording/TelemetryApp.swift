// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
public import TelemetryModel

/// Which app or extension records.
public struct TelemetryApp: Hashable, Sendable {
  public var bundleIdentifier: String
  public var version: String
  public var build: String
  public var kind: TelemetryProcessKind

  public init(
    bundleIdentifier: String, version: String, build: String, kind: TelemetryProcessKind
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.version = version
    self.build = build
    self.kind = kind
  }

  /// What the running bundle's `Info.plist` says.
  public static var current: TelemetryApp {
    if let launched = SystemInterface.launchedApp { return launched }
    let bundle = Bundle.main
    let information = bundle.infoDictionary ?? [:]
    func text(_ key: String) -> String { information[key] as? String ?? "" }
    return TelemetryApp(
      bundleIdentifier: bundle.bundleIdentifier ?? ProcessInfo.processInfo.processName,
      version: text("CFBundleShortVersionString"), build: text("CFBundleVersion"),
      kind: bundle.bundlePath.hasSuffix(".appex") ? .extension : .app)
  }
}
