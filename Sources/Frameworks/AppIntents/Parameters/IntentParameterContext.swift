// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// A parameter, as a resolver sees it.
///
/// `@unchecked`: it only holds the parameter, which guards itself.
public struct IntentParameterContext<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  let parameter: any AnyParameterBox

  init(parameter: any AnyParameterBox) { self.parameter = parameter }

  public var isOptional: Bool { parameter.isOptional }

  public var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: parameter.profile(name: parameter.name).title)
  }

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
}
