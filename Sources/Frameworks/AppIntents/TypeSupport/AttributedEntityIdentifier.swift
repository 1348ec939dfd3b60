// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The identifier of an entity, with the type and the app that it is of.
public struct AttributedEntityIdentifier: Hashable, Sendable {
  public let entityType: AttributedTypeIdentifier
  public let instanceIdentifier: String

  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

/// The type of an entity, by its name in the manifest.
public struct AttributedTypeIdentifier: Hashable, Sendable {
  public let bundleIdentifier: String?
  public let persistentIdentifier: String

  public init(persistentIdentifier: String, bundleIdentifier: String?) {
    self.persistentIdentifier = persistentIdentifier
    self.bundleIdentifier = bundleIdentifier
  }
}
