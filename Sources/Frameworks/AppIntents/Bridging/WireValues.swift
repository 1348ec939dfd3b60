// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
package import IntentWire
import IntentRuntime

/// Values of Swift types, as they travel, and back.
package enum WireValues {
  /// A wire value that is not what a type needs; the caller knows for which parameter.
  struct Mismatch: Error {
    var expected: String
    var found: String
  }

  /// The name of a type as the manifest has it: its identifier there, else without its module.
  package static func name(of type: Any.Type) -> String {
    ProcessRegistry.linked.name(of: type) ?? String(describing: type)
  }

  /// - Parameter includingProperties: whether entities bring the values of their `@Property`s.
  package static func encode<Value: _IntentValue>(_ value: Value, includingProperties: Bool = true)
    -> IntentValue
  {
    if let container = value as? any WireContainer, Value.self is any WireContainer.Type {
      return container.encodeElements(includingProperties: includingProperties)
    }
    if let scalar = value as? any WireScalar { return scalar.wireValue }
    if let entity = value as? any AppEntity {
      return .entity(EntityValue(entity, includingProperties: includingProperties))
    }
    if let enumeration = value as? any AppEnum { return enumeration.wireCase }
    if let codable = value as? any Encodable, let json = try? json(of: codable) {
      return .codable(type: name(of: Value.self), json: json)
    }
    ProcessNotes.post(
      .warning(
        "a value of type '\(Value.self)' cannot leave the process; conform the type to 'Codable'"))
    return .null
  }

  private static func json(of value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// - Parameter query: the query to find entities with; nil for the entity's own.
  static func decode<Value: _IntentValue>(
    _ wire: IntentValue, as type: Value.Type, query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> Value {
    if let container = type as? any WireContainer.Type {
      return try cast(
        await container.decodeElements(wire, query: query, resolver: resolver), from: wire)
    }
    if let scalar = type as? any WireScalar.Type {
      return try cast(scalar.fromWire(wire), from: wire)
    }
    if let entity = type as? any AppEntity.Type {
      let found = try await entity.find([wire], query: query, resolver: resolver).first
      return try cast(found, from: wire)
    }
    if let enumeration = type as? any AppEnum.Type {
      return try cast(enumeration.fromWire(wire), from: wire)
    }
    if let codable = type as? any Decodable.Type, case .codable(_, let json) = wire {
      return try cast(
        try? JSONDecoder().decode(codable, from: JSONEncoder().encode(json)), from: wire)
    }
    throw Mismatch(expected: name(of: type), found: wire.typeName)
  }

  private static func cast<Value>(_ value: Any?, from wire: IntentValue) throws -> Value {
    guard let value = value as? Value else {
      throw Mismatch(expected: name(of: Value.self), found: wire.typeName)
    }
    return value
  }
}
