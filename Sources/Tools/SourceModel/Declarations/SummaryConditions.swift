// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Writes the conditions of `When` and `Case` as JSON.
///
/// The form is ours, as no public file shows Apple's for `When`: `parameter` (or `widgetFamily`:
/// true), `operator` as Swift spells it, and `value`: a literal, the raw value of an enum case,
/// or a list of them for `oneOf`. `identifier`: true says that an entity's identifier is compared.
struct SummaryConditions {
  let reading: Reading
  let parameters: [ParameterDeclaration]

  func when(_ call: CallSite) -> JSONValue {
    var condition: JSONObject = [:]
    var values: [ScopedExpression] = []
    for argument in call.call.arguments {
      let written = ScopedExpression(expression: argument.expression, scope: call.scope)
      switch argument.label?.plainName {
      case "widgetFamily":
        condition["widgetFamily"] = true
        condition["operator"] = reading.constants.memberName(written).map { .string($0) }
      case "identifier":
        condition["identifier"] = true
        condition["operator"] = reading.constants.memberName(written).map { .string($0) }
      case nil:
        if let name = KeyPathName.parameter(argument.expression) {
          condition["parameter"] = .string(name)
        } else if condition["operator"] == nil,
          let name = reading.constants.memberName(written)
        {
          condition["operator"] = .string(name)
        } else if !argument.expression.is(ClosureExprSyntax.self) {
          values.append(written)
        }
      default: break
      }
    }
    let parameter = condition["parameter"]?.stringValue
    if let value = values.first { condition["value"] = json(value, parameter: parameter) }
    return .object(condition)
  }

  func matching(_ subject: ScopedExpression, _ entry: CallSite) -> JSONValue {
    var condition: JSONObject = [:]
    let parameter = KeyPathName.parameter(subject.expression)
    if let parameter {
      condition["parameter"] = .string(parameter)
    } else {
      condition["widgetFamily"] = true
    }
    let value = entry.argument(nil).map { json($0, parameter: parameter) } ?? .null
    condition["operator"] = value.arrayValue == nil ? "equalTo" : "oneOf"
    condition["value"] = value
    return .object(condition)
  }

  private func json(_ written: ScopedExpression, parameter: String?) -> JSONValue {
    if let list = written.expression.as(ArrayExprSyntax.self) {
      return .array(list.elements.map { json(written.with($0.expression), parameter: parameter) })
    }
    if reading.constants.isNil(written) { return .null }
    if let literal = reading.constants.literal(written) { return literal }
    guard let name = reading.constants.memberName(written) else {
      return .string(written.expression.trimmedDescription)
    }
    let type = parameters.first { $0.name == parameter }?.valueType.element
    if case .enumeration(let identifier)? = type,
      let value = EnumRawValues(reading: reading).rawValue(of: name, in: identifier)
    {
      return .string(value)
    }
    return .string(name)
  }
}
