// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
package import IntentWire

/// An entity that an intent made and that nobody can look up.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable {
  /// The type of the entity, and the app that it is of.
  public var entityType: AttributedTypeIdentifier
  private let entity: EntityValue

  package init(_ entity: EntityValue, bundleIdentifier: String?) {
    self.entity = entity
    entityType = AttributedTypeIdentifier(
      persistentIdentifier: entity.type, bundleIdentifier: bundleIdentifier)
  }

  private var step: PropertyStep { PropertyStep(entity.type, .entity(entity)) }

  /// A property, as the type that is wanted.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try step.property(identifier).cast() }
  }

  /// The way into a property.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(step.property(identifier))
  }

  /// A property, whatever its type; nil also for one that is not there.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    try? step.property(identifier).expression()
  }
}

extension AnyTransientAppEntity: Equatable {
  public static func == (left: AnyTransientAppEntity, right: AnyTransientAppEntity) -> Bool {
    left.entityType.persistentIdentifier == right.entityType.persistentIdentifier
      && left.entity.properties == right.entity.properties
  }
}

extension AnyTransientAppEntity: IntentValueConvertible, IntentValueReadable {
  /// - Note: A transient entity does not reach a process yet: the run says that it is not known.
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.entity(entity))
  }

  package static func read(_ value: IntentValue) -> AnyTransientAppEntity? {
    guard case .entity(let entity) = value else { return nil }
    return AnyTransientAppEntity(entity, bundleIdentifier: nil)
  }
}
