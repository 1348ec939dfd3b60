// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A `@Parameter`, as generated code hands it over.
public protocol _AnyParameterBox: AnyObject, Sendable {}

/// What the process does with a `@Parameter` without knowing its type.
package protocol AnyParameterBox: _AnyParameterBox {
  /// The property's name; empty until the intent is prepared.
  var name: String { get set }

  /// The intent that holds the parameter, for messages; empty until the intent is prepared.
  var intentName: String { get set }

  /// The declared title, else one made from the property's name.
  var title: LocalizedStringResource { get }

  var isOptional: Bool { get }

  /// Whether a value was set or declared; nil is none.
  var hasValue: Bool { get }

  /// The parameter's own query; nil for the one of its type.
  var query: (any EntityQuery)? { get }

  /// Where the questions of this run go. It lives in the box because `Task.detached` does not
  /// inherit a task-local value.
  var requestContext: (any RequestContext)? { get set }

  /// Converts a value from outside and stores it.
  ///
  /// - Throws: ``ValueError`` for a value of another type, out of range, or an entity that the
  ///   query does not know; whatever the query throws.
  func set(_ value: IntentValue, resolver: EntityResolver) async throws

  /// Converts a value from outside to the parameter's type, or to that of its elements.
  ///
  /// - Throws: as ``set(_:resolver:)``.
  func decode<Wanted: _IntentValue>(
    _ value: IntentValue, as type: Wanted.Type, resolver: EntityResolver
  ) async throws -> Wanted

  /// Throws an error that names the parameter and its range when a number lies outside of it.
  func checkRange(contains value: Any) throws

  /// The value as it travels, nil when there is none.
  func snapshot() -> IntentValue?

  func profile(name: String) -> ParameterProfile

  /// What a person can choose for the parameter: its options provider, its query, its cases.
  func items(_ search: ItemsRequest.Search, resolver: EntityResolver) async throws -> ItemsReply
}
