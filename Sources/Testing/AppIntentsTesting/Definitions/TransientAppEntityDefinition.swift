// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import IntentWire

/// A type of entities that only live as long as an intent.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
  public typealias Instance = AnyTransientAppEntity

  let source: AppSource
  /// The name of the entity's type in the metadata.
  public let typeIdentifier: String

  init(source: AppSource, typeIdentifier: String) {
    self.source = source
    self.typeIdentifier = typeIdentifier
  }

  /// The app that the entity is of.
  public var bundleIdentifier: String { source.bundleIdentifier }

  /// Makes an entity with values for its properties.
  public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
    IntentValuePropertiesCallable { arguments in
      var entity = EntityValue(type: typeIdentifier, identifier: "")
      for (name, value) in arguments {
        entity.properties[name] = (try? value?.makeExpression().value()) ?? .null
      }
      return AnyTransientAppEntity(entity, bundleIdentifier: bundleIdentifier)
    }
  }

  /// Checks that an entity is of this type.
  ///
  /// - Throws: ``IntentTestError`` that names both types.
  public func isInstance(_ instance: AnyTransientAppEntity) throws {
    try check(instance.entityType.persistentIdentifier, is: typeIdentifier)
  }
}

extension TransientAppEntityDefinition: Equatable {
  public static func == (
    left: TransientAppEntityDefinition, right: TransientAppEntityDefinition
  ) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
  }
}
