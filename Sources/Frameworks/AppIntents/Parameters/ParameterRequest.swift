// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// The questions that a parameter asks while its intent runs.
struct ParameterRequest<Value: _IntentValue & Sendable> {
  let parameter: any AnyParameterBox

  /// The box knows its run also in a `Task.detached`, which the task-local value does not.
  private func context(for request: String) throws -> any RequestContext {
    try parameter.requestContext ?? CurrentRun.context(for: request)
  }

  func value(_ dialog: IntentDialog?) async throws -> Value.ValueType {
    let question = Question.value(
      parameter: parameter.name,
      dialog: dialog?.wireText ?? parameter.profile(name: parameter.name).requestValueDialog)
    switch try await context(for: "requestValue").ask(question) {
    case .value(let wire): return try await decode(wire)
    case .cancelled: throw AppIntentError(.cancelled)
    case .chosen, .confirmed: throw ValueError.unexpectedAnswer(to: "requestValue")
    }
  }

  func disambiguation(among items: [Value.ValueType], _ dialog: IntentDialog?) async throws
    -> Value.ValueType
  {
    let profile = parameter.profile(name: parameter.name)
    let question = Question.disambiguation(
      parameter: parameter.name, options: items.map { Choice(choosing: $0) },
      dialog: dialog?.wireText ?? profile.requestDisambiguationDialog)
    switch try await context(for: "requestDisambiguation").ask(question) {
    case .chosen(let index) where items.indices.contains(index): return items[index]
    case .value(let wire): return try await decode(wire)
    case .cancelled: throw AppIntentError(.cancelled)
    case .chosen, .confirmed: throw ValueError.unexpectedAnswer(to: "requestDisambiguation")
    }
  }

  func confirmation(for item: Value.ValueType, _ dialog: IntentDialog?) async throws -> Bool {
    let question = Question.parameterConfirmation(
      parameter: parameter.name, item: Choice(choosing: item), dialog: dialog?.wireText)
    switch try await context(for: "requestConfirmation").ask(question) {
    case .confirmed(let isConfirmed): return isConfirmed
    case .cancelled: throw AppIntentError(.cancelled)
    case .value, .chosen: throw ValueError.unexpectedAnswer(to: "requestConfirmation")
    }
  }

  /// The answer goes the way of a value that comes with the request: resolvers and range count.
  private func decode(_ wire: IntentValue) async throws -> Value.ValueType {
    let context = parameter.requestContext ?? CurrentRun.requestContext
    return try await CurrentRun.$requestContext.withValue(context) {
      try await parameter.decode(wire, as: Value.ValueType.self, resolver: .dependenciesOnly)
    }
  }
}
