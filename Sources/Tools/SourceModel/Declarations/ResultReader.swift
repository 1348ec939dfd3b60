// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads what `perform()` returns from its signature.
struct ResultReader {
  let reading: Reading
  let type: DeclaredType

  /// The `Value` of `ReturnsValue<Value>`, nil for none.
  func outputType() -> ValueType? {
    for candidate in [type] + reading.conformances.ancestors(of: type) {
      for function in candidate.functions(named: "perform") {
        guard function.declaration.signature.parameterClause.parameters.isEmpty,
          !function.declaration.modifiers.isStatic,
          let written = function.declaration.signature.returnClause?.type
        else { continue }
        return value(
          in: reading.resolver.resolve(written, in: function.scope), written, function.scope)
      }
    }
    return nil
  }

  private func value(
    in resolved: ResolvedType, _ written: TypeSyntax, _ scope: NameScope
  ) -> ValueType? {
    switch resolved {
    case .composition(let parts):
      return parts.lazy.compactMap { value(in: $0, written, scope) }.first
    case .external("ReturnsValue", let arguments),
      .external("IntentResultContainer", let arguments):
      guard let first = arguments.first else { return nil }
      if case .external("Never", _) = first { return nil }
      if let reading = reading.valueTypes.read(first) { return reading.type }
      reading.warning(
        "'\(type.nestedName)' returns a value whose type the sources here do not declare",
        at: written, in: scope.file,
        "declare it in this module or in a target of this package that this one depends on")
      return nil
    default:
      return nil
    }
  }
}
