// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
package import IntentWire

/// An entity of the app under test, or a reference to one.
@dynamicMemberLookup
public struct AnyAppEntity: Sendable {
  /// Which entity it is: its type and its own identifier.
  public var identifier: AttributedEntityIdentifier
  private var entity: EntityValue

  package init(_ entity: EntityValue, bundleIdentifier: String?) {
    self.entity = entity
    identifier = AttributedEntityIdentifier(
      entityType: AttributedTypeIdentifier(
        persistentIdentifier: entity.type, bundleIdentifier: bundleIdentifier),
      instanceIdentifier: entity.identifier)
  }

  private var step: PropertyStep { PropertyStep(entity.type, .entity(wire)) }

  private var wire: EntityValue {
    var wire = entity
    wire.type = identifier.entityType.persistentIdentifier
    wire.identifier = identifier.instanceIdentifier
    return wire
  }

  /// A property, as the type that is wanted.
  ///
  /// - Throws: ``IntentTestError`` for a property of another name or type, and for a reference, whose
  ///   properties are not known.
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

  /// How the app shows the entity: the title of its `displayRepresentation`, empty for a reference.
  ///
  /// - Note: Apple's module does not tell.
  public var displayTitle: String { entity.title }
}

extension AnyAppEntity: Equatable {
  /// Whether both are the same entity of the same type, whatever is known of them.
  public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool {
    left.identifier.instanceIdentifier == right.identifier.instanceIdentifier
      && left.identifier.entityType.persistentIdentifier
        == right.identifier.entityType.persistentIdentifier
  }
}

extension AnyAppEntity: IntentValueConvertible, IntentValueReadable {
  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.entity(wire))
  }

  package static func read(_ value: IntentValue) -> AnyAppEntity? {
    guard case .entity(let entity) = value else { return nil }
    return AnyAppEntity(entity, bundleIdentifier: nil)
  }
}
