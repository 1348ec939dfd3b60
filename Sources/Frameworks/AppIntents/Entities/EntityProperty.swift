// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire
import Synchronization

/// A value of an entity that the system may show, use and search.
///
/// Copies of an entity share the property's storage, as on Apple's platforms.
///
/// `@unchecked`: `state` guards everything that changes.
@propertyWrapper public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  private struct State {
    var value: Value?
    var name = ""
    var title: LocalizedStringResource?
  }

  private let state: Mutex<State>

  private init(state: State) { self.state = Mutex(state) }

  public convenience init(title: LocalizedStringResource) {
    self.init(state: State(title: title))
  }

  /// A property whose title is made from its name.
  public convenience init() { self.init(state: State()) }

  public var title: LocalizedStringResource {
    get { state.withLock { $0.title ?? PropertyTitle.title(for: $0.name) } }
    set { state.withLock { $0.title = newValue } }
  }

  public var isOptional: Bool { Value.self is any OptionalContainer.Type }

  public var projectedValue: EntityProperty<Value> { self }

  public var wrappedValue: Value {
    get {
      let (value, name) = state.withLock { ($0.value, $0.name) }
      if let value { return value }
      if let none = (Value.self as? any OptionalContainer.Type)?.none as? Value { return none }
      fatalError(
        "the property '\(name)' of type '\(Value.self)' was read before it got a value; set it in the entity's initialiser"
      )
    }
    set { state.withLock { $0.value = newValue } }
  }
}

extension EntityProperty: _AnyPropertyBox, AnyPropertyBox {
  package var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  package func snapshot() -> IntentValue? {
    // Entities in properties bring no properties of their own: two may point at each other.
    state.withLock { $0.value }.map { WireValues.encode($0, includingProperties: false) }
  }
}

extension EntityProperty: CustomStringConvertible {
  public var description: String {
    state.withLock { $0.value }.map { String(describing: $0) } ?? "nil"
  }
}

extension EntityProperty: Codable where Value: Codable {
  public convenience init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Value.self)
    self.init(state: State(value: value))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

/// Titles of properties and parameters that declare none.
enum PropertyTitle {
  /// `dueDate` becomes "Due Date".
  static func title(for name: String) -> LocalizedStringResource {
    var words = ""
    for character in name {
      if words.isEmpty {
        words.append(contentsOf: character.uppercased())
      } else {
        if character.isUppercase, words.last?.isUppercase == false { words.append(" ") }
        words.append(character)
      }
    }
    return LocalizedStringResource(stringLiteral: words)
  }
}
