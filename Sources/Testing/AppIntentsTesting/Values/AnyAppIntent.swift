// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import AppIntents
internal import IntentMetadata
internal import IntentWire

/// An intent of the app under test, with the values that a test gives it.
///
/// Names are compared with the app's metadata when the intent runs.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
  let definition: AppIntentDefinition
  /// By parameter; nil is an explicit nil.
  private(set) var values: [String: IntentValueExpression?] = [:]

  init(_ definition: AppIntentDefinition) { self.definition = definition }

  init(
    _ definition: AppIntentDefinition,
    _ arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) {
    self.definition = definition
    for (name, value) in arguments { self[dynamicMember: name] = value }
  }

  /// The value that the test gave a parameter, as the type that is wanted.
  ///
  /// - Throws: ``IntentTestError`` when it has none, or one of another type. A value that the app
  ///   itself declares as default is not seen (believed: the same on Apple's platforms).
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try step(identifier).cast() }
  }

  /// The way into the value of a parameter.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(step(identifier))
  }

  /// The value of a parameter, whatever its type.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { try? step(identifier).expression() }
    set { values[identifier] = .some(newValue?.makeExpression()) }
  }

  private func step(_ name: String) -> PropertyStep {
    PropertyStep(name, (values[name] ?? nil).flatMap { try? $0.value() })
  }

  /// Runs the intent in the app under test.
  ///
  /// - Throws: ``IntentTestError`` for names that the app does not have, a question that the intent
  ///   asks, and every end but a good one. (Believed: Apple's throws what the app threw, which does
  ///   not cross the process here.)
  @discardableResult
  public func run() async throws -> ResolvedIntentResult { try await run(answering: []) }

  /// Runs the intent and answers its questions in order, as a person would.
  ///
  /// - Note: Apple's module cannot answer. An answer that nobody asked for is an error.
  @discardableResult
  public func run(answers: String...) async throws -> ResolvedIntentResult {
    try await run(answering: answers)
  }

  private func run(answering answers: [String]) async throws -> ResolvedIntentResult {
    let app = try await definition.source.app()
    let declaration = try app.intent(definition.identifier)
    var parameters: [String: IntentValue] = [:]
    for (name, expression) in values {
      let known = declaration.parameters.map(\.name)
      if let error = NameCheck.error(
        name, in: known, kind: "parameter", of: "'\(definition.identifier)'")
      {
        throw error
      }
      parameters[name] = try expression?.value() ?? .null
    }
    return try await app.run(definition.identifier, parameters, answers: answers)
  }
}

extension AnyAppIntent: Equatable, CustomStringConvertible {
  public static func == (left: AnyAppIntent, right: AnyAppIntent) -> Bool {
    left.definition == right.definition && left.snapshot == right.snapshot
  }

  private var snapshot: [String: IntentValue] {
    values.mapValues { (try? $0?.value()) ?? .null }
  }

  public var description: String {
    let arguments = snapshot.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.plainJSON)" }
    return "\(definition.identifier)(\(arguments.joined(separator: ", ")))"
  }
}
