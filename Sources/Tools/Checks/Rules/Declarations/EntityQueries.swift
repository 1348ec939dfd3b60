// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

extension CheckedProject {
  /// The query that an entity names as its default, where its type is in the project.
  func query(of entity: Declaration) -> Declaration? {
    guard let property = entity.property("defaultQuery", isStatic: true) else { return nil }
    if let written = property.type { return query(written, in: property.scope) }
    guard let value = property.value else { return nil }
    let followed = constants.follow(ScopedExpression(expression: value, scope: property.scope))
    guard let call = followed.expression.as(FunctionCallExprSyntax.self),
      var names = WrittenName(call.calledExpression)?.names
    else { return nil }
    if names.last == "init" { names.removeLast() }
    guard case .declared(let type)? = resolver.lookUp(names, in: followed.scope) else { return nil }
    return declaration(of: type)
  }

  private func query(_ written: TypeSyntax, in scope: NameScope) -> Declaration? {
    guard case .declared(let type) = resolver.resolve(written, in: scope) else { return nil }
    return declaration(of: type)
  }
}

extension Declaration {
  /// The functions of this name whose parameters are labelled so; each is inherited or its own.
  func functions(_ name: String, labels: [String]) -> [FunctionDeclSyntax] {
    functions(name).map(\.declaration).filter { function in
      function.signature.parameterClause.parameters.map { $0.firstName.text } == labels
    }
  }

  /// The search by words: `entities(matching: String)`.
  var stringSearch: FunctionDeclSyntax? {
    functions("entities", labels: ["matching"]).first { function in
      function.signature.parameterClause.parameters.first?.type.trimmedDescription == "String"
    }
  }
}
