// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import IntentWire

/// The way to a value inside of another one: a property of an entity, an element of an array.
///
/// Nothing is looked up before a type is asked for, so a way that leads nowhere is an error only then.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
  let step: PropertyStep

  init(_ step: PropertyStep) { self.step = step }

  /// The way to a property of the value.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(step.property(identifier))
  }

  /// A property of the value, as the type that is wanted.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try step.property(identifier).cast() }
  }

  /// A property of the value, whatever its type: to compare with nil, or to hand on.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get throws { try step.property(identifier).expression() }
  }

  /// The way to an element of the value.
  @_disfavoredOverload
  public subscript(index: Int) -> DynamicPropertyPath {
    DynamicPropertyPath(step.element(index))
  }

  /// An element of the value, as the type that is wanted.
  public subscript<T>(index: Int) -> T where T: IntentValueConvertible {
    get throws { try step.element(index).cast() }
  }

  /// An element of the value, whatever its type.
  public subscript(index: Int) -> (any IntentValueExpressing)? {
    get throws { try step.element(index).expression() }
  }

  /// The value as a type.
  ///
  /// - Throws: ``IntentTestError`` that names the way, the type that is wanted and the one that is there.
  public func `as`<T>(_ type: T.Type) throws -> T where T: IntentValueConvertible {
    try step.cast()
  }

  /// The value as an entity or an enum of the app.
  ///
  /// - Throws: ``IntentTestError`` for a value of another type.
  public func `as`<Definition>(_ type: Definition) throws -> Definition.Instance
  where Definition: AppIntentTypeDefinition {
    let instance: Definition.Instance = try step.cast()
    try type.isInstance(instance)
    return instance
  }
}

extension DynamicPropertyPath: CustomStringConvertible {
  public var description: String { step.description }
}
