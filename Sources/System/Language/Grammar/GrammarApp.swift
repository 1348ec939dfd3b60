// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentMetadata

/// An app as the grammar sees it: its names and what it declares.
public struct GrammarApp: Hashable, Sendable {
  public var bundleIdentifier: String
  public var displayName: String
  /// Other names that people say: `CFBundleName`, `INAlternativeAppNames`.
  public var otherNames: [String]
  public var manifest: Manifest

  public init(
    bundleIdentifier: String, displayName: String, otherNames: [String] = [], manifest: Manifest
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
    self.otherNames = otherNames
    self.manifest = manifest
  }
}
