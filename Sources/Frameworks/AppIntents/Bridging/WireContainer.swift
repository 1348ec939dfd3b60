// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// An optional or a collection, which travels as what is inside.
package protocol WireContainer {
  func encodeElements(includingProperties: Bool) -> IntentValue

  static func decodeElements(
    _ wire: IntentValue, query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> Self
}

/// An optional, whose nil can be made without knowing what is inside.
package protocol OptionalContainer {
  static var none: Self { get }
  var isNone: Bool { get }
}

extension Optional: OptionalContainer where Wrapped: _IntentValue {
  package var isNone: Bool { self == nil }
}

extension Optional: WireContainer where Wrapped: _IntentValue {
  package func encodeElements(includingProperties: Bool) -> IntentValue {
    map { WireValues.encode($0, includingProperties: includingProperties) } ?? .null
  }

  package static func decodeElements(
    _ wire: IntentValue, query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> Wrapped? {
    if case .null = wire { return nil }
    return try await WireValues.decode(wire, as: Wrapped.self, query: query, resolver: resolver)
  }
}

extension Array: WireContainer where Element: _IntentValue {
  package func encodeElements(includingProperties: Bool) -> IntentValue {
    .array(map { WireValues.encode($0, includingProperties: includingProperties) })
  }

  /// One value alone is taken as an array of one.
  package static func decodeElements(
    _ wire: IntentValue, query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> [Element] {
    let values: [IntentValue] = if case .array(let values) = wire { values } else { [wire] }
    if case .null = wire { throw WireValues.Mismatch(expected: "array", found: wire.typeName) }
    if let entity = Element.self as? any AppEntity.Type {
      // All identifiers in one question, as Apple's system asks.
      let found = try await entity.find(values, query: query, resolver: resolver)
      return found.compactMap { $0 as? Element }
    }
    var elements: [Element] = []
    for value in values {
      elements.append(
        try await WireValues.decode(value, as: Element.self, query: query, resolver: resolver))
    }
    return elements
  }
}

extension Set: WireContainer where Element: _IntentValue {
  package func encodeElements(includingProperties: Bool) -> IntentValue {
    Array(self).encodeElements(includingProperties: includingProperties)
  }

  package static func decodeElements(
    _ wire: IntentValue, query: (any EntityQuery)?, resolver: EntityResolver
  ) async throws -> Set<Element> {
    Set(try await [Element].decodeElements(wire, query: query, resolver: resolver))
  }
}
