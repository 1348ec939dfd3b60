// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// A parameter, as a resolver sees it.
///
/// `@unchecked`: it only holds the parameter, which guards itself.
public struct IntentParameterContext<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  let parameter: any AnyParameterBox
  let facts: ParameterFacts

  /// A resolver's output may differ from the parameter's type: an element, for a collection.
  init<Declared>(_ parameter: IntentParameter<Declared>) {
    self.parameter = parameter
    facts = parameter.declaration
  }

  public var isOptional: Bool { parameter.isOptional }

  public var title: LocalizedStringResource { parameter.title }

  /// Asks the person for a value; throws when they give up.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await ParameterRequest<Value>(parameter: parameter).value(dialog)
  }

  /// Offers the values and waits for one; throws when the person gives up.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await ParameterRequest<Value>(parameter: parameter)
      .disambiguation(among: itemsToDisambiguate, dialog)
  }

  /// Asks whether the value is meant; throws when the person gives up.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await ParameterRequest<Value>(parameter: parameter)
      .confirmation(for: itemToConfirm, dialog)
  }

  /// The error that makes the system ask for a value and run the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: parameter, dialog: dialog))
  }

  /// The error that makes the system offer the values and run the intent again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        parameter: parameter, options: itemsToDisambiguate.map { Choice(choosing: $0) },
        dialog: dialog))
  }
}
