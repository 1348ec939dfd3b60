// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire
import Synchronization

/// A value that an intent needs or takes.
///
/// Copies of an intent share the parameter's storage, as on Apple's platforms: the setter does
/// not mutate the intent.
///
/// `@unchecked`: `state` guards everything that changes; `declaration` is written once.
@propertyWrapper public final class IntentParameter<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  private struct State {
    var value: Value?
    var name = ""
    var intentName = ""
    var requestContext: (any RequestContext)?
  }

  /// A range, both ends included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  where Bound: Comparable

  public let defaultValue: Value.UnwrappedType?

  let declaration: ParameterFacts
  private let state: Mutex<State>

  @available(*, unavailable, message: "a parameter of this type needs arguments")
  public init() { fatalError("a parameter of this type needs arguments") }

  init(_ declaration: ParameterFacts, default defaultValue: Value.UnwrappedType?) {
    self.declaration = declaration
    self.defaultValue = defaultValue
    state = Mutex(State(value: defaultValue.flatMap { $0 as? Value }))
  }

  /// The declared title, else one made from the property's name.
  public var title: LocalizedStringResource {
    declaration.title ?? PropertyTitle.title(for: name)
  }

  public var isOptional: Bool { Value.self is any OptionalContainer.Type }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value. A required parameter without one ends the process with a message; the system
  /// asks for required values before `perform()`.
  public var wrappedValue: Value {
    get {
      let state = state.withLock { $0 }
      if let value = state.value { return value }
      if let none = (Value.self as? any OptionalContainer.Type)?.none as? Value { return none }
      fatalError(
        "'\(state.name)' of '\(state.intentName)' was read and has no value; give it a default or make it optional"
      )
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// Whether a value was set.
  public enum ValueState {
    case unset
    case set(Value)
  }

  public var valueState: ValueState {
    state.withLock { $0.value }.map { .set($0) } ?? .unset
  }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

extension IntentParameter: _AnyParameterBox, AnyParameterBox {
  package var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  package var intentName: String {
    get { state.withLock { $0.intentName } }
    set { state.withLock { $0.intentName = newValue } }
  }

  package var requestContext: (any RequestContext)? {
    get { state.withLock { $0.requestContext } }
    set { state.withLock { $0.requestContext = newValue } }
  }

  package var query: (any EntityQuery)? { declaration.query }

  package var hasValue: Bool {
    guard let value = state.withLock({ $0.value }) else { return false }
    return (value as? any OptionalContainer)?.isNone != true
  }

  package func snapshot() -> IntentValue? {
    state.withLock { $0.value }.map { WireValues.encode($0) }
  }

  package func set(_ value: IntentValue, resolver: EntityResolver) async throws {
    wrappedValue = try await decode(value, as: Value.self, resolver: resolver)
  }
}
