// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension IntentParameter {
  /// Asks the person for a value; throws when they give up.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await ParameterRequest<Value>(parameter: self).value(dialog)
  }

  /// Offers the values and waits for one; throws when the person gives up.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await ParameterRequest<Value>(parameter: self)
      .disambiguation(among: itemsToDisambiguate, dialog)
  }

  /// Asks whether the value is meant; throws when the person gives up.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await ParameterRequest<Value>(parameter: self).confirmation(for: itemToConfirm, dialog)
  }

  /// The error that makes the system ask for a value and run the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: self, dialog: dialog))
  }

  /// The error that makes the system offer the values and run the intent again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        parameter: self, options: itemsToDisambiguate.map { Choice(choosing: $0) },
        dialog: dialog))
  }

  /// The error that makes the system ask for a value; the form before `needsValueError`.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }
}
