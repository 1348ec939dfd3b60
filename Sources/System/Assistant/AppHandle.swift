// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentMetadata
public import IntentWire

/// An app that the assistant can ask: what it declares, and a way to its processes.
public struct AppHandle: Sendable {
  public var bundleIdentifier: String
  /// The name that people see: `CFBundleDisplayName`, else `CFBundleName`.
  public var displayName: String
  /// Other names that people say: `CFBundleName`, `CFBundleSpokenName`, `INAlternativeAppNames`.
  public var otherNames: [String]
  public var manifest: Manifest
  public var service: any IntentService

  public init(
    bundleIdentifier: String, displayName: String, otherNames: [String] = [], manifest: Manifest,
    service: any IntentService
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
    self.otherNames = otherNames
    self.manifest = manifest
    self.service = service
  }
}
