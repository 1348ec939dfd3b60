// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A type that can be made of a value alone, without asking the app.
package protocol IntentValueReadable {
  /// The value, nil for one of another kind.
  static func read(_ value: IntentValue) -> Self?
}

extension IntentValueReadable {
  /// The value as any type that is a value; nil for one of another kind.
  package static func read<Wanted>(_ value: IntentValue, as type: Wanted.Type) -> Wanted? {
    if let readable = type as? any IntentValueReadable.Type {
      return readable.read(value) as? Wanted
    }
    return (type as? any WireScalar.Type)?.fromWire(value) as? Wanted
  }
}

/// Reads values as types that are known only where a test is compiled.
package enum IntentValueReading: IntentValueReadable {
  package static func read(_ value: IntentValue) -> IntentValueReading? { nil }
}

extension Optional: IntentValueReadable where Wrapped: IntentValueConvertible {
  package static func read(_ value: IntentValue) -> Wrapped?? {
    if case .null = value { return .some(nil) }
    return IntentValueReading.read(value, as: Wrapped.self).map { .some($0) }
  }
}

extension Array: IntentValueReadable where Element: IntentValueConvertible {
  package static func read(_ value: IntentValue) -> [Element]? {
    guard case .array(let values) = value else { return nil }
    let elements = values.compactMap { IntentValueReading.read($0, as: Element.self) }
    return elements.count == values.count ? elements : nil
  }
}

extension Set: IntentValueReadable where Element: IntentValueConvertible {
  package static func read(_ value: IntentValue) -> Set<Element>? {
    [Element].read(value).map { Set($0) }
  }
}
