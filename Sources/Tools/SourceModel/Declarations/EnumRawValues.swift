// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// The raw values of an enum's cases as text, the implicit ones included.
struct EnumRawValues {
  struct Case {
    var name: String
    var rawValue: String
    var node: TokenSyntax
    var file: ParsedFile
  }

  let reading: Reading

  /// The cases in the order of the source.
  func cases(of type: DeclaredType) -> [Case] {
    var nextNumber: Int64 = 0
    let isNumeric = hasNumericRawValue(type)
    var result: [Case] = []
    for member in type.members {
      guard let declaration = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      for element in declaration.elements {
        var rawValue = isNumeric ? String(nextNumber) : element.name.plainName
        if let written = element.rawValue?.value {
          let scoped = ScopedExpression(expression: written, scope: type.scope(of: member))
          if let text = reading.constants.string(scoped) {
            rawValue = text
          } else if let number = reading.constants.number(scoped)?.intValue.map(Int64.init) {
            rawValue = String(number)
            nextNumber = number
          } else {
            reading.error(
              "the raw value of '\(element.name.plainName)' is not a literal", at: written,
              in: member.file, "write a string or an integer")
          }
        }
        nextNumber += 1
        result.append(
          Case(
            name: element.name.plainName, rawValue: rawValue, node: element.name, file: member.file)
        )
      }
    }
    return result
  }

  /// The raw value of a case of the enum with this identifier, nil if it is not declared here.
  func rawValue(of name: String, in identifier: String) -> String? {
    let type = reading.index.ordered.first {
      $0.kind == .enumeration && reading.identifiers.identifier(of: $0) == identifier
    }
    return type.flatMap { cases(of: $0).first { $0.name == name }?.rawValue }
  }

  private func hasNumericRawValue(_ type: DeclaredType) -> Bool {
    type.inherited.contains { entry in
      guard case .external(let name, _) = reading.resolver.resolve(entry.type, in: entry.scope)
      else { return false }
      return name.hasPrefix("Int") || name.hasPrefix("UInt")
    }
  }
}
