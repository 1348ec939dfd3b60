// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import SwiftSyntax

extension DeclaredType {
  /// The names of an enum's cases.
  var caseNames: [String] {
    members.flatMap { member in
      member.declaration.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.plainName) ?? []
    }
  }
}

extension CheckedProject {
  /// What people call the cases of an enum, as far as it is written out.
  func caseTitles(of enumeration: Declaration) -> [String] {
    guard let property = enumeration.property("caseDisplayRepresentations", isStatic: true),
      let value = property.value,
      let dictionary = constants.follow(
        ScopedExpression(expression: value, scope: property.scope)
      ).expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return [] }
    return elements.compactMap { element in
      let written = ScopedExpression(expression: element.value, scope: property.scope)
      if let text = constants.string(written) { return text }
      let call = constants.call(written, of: "DisplayRepresentation")
      return call?.argument("title").flatMap { constants.localizedText($0)?.key }
    }
  }
}
