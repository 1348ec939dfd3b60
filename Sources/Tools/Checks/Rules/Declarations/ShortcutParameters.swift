// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

extension Shortcut {
  /// The names of the intent's parameters; none where the intent is not in the project.
  var parameterNames: Set<String> { Set(intent?.parameters.map(\.name) ?? []) }

  func parameter(_ name: String) -> DeclaredParameter? {
    intent?.parameters.first { $0.name == name }
  }

  /// Whether the intent is made with values, or by something that may set them.
  var presetsValues: Bool {
    guard let written = call.argument("intent")?.expression else { return true }
    guard let made = written.as(FunctionCallExprSyntax.self) else { return true }
    return !made.arguments.isEmpty || made.trailingClosure != nil
  }
}

extension Phrase {
  /// The literal, where it stands in the list itself and may be edited there.
  var ownLiteral: StringLiteralExprSyntax? {
    literal.flatMap { isInside($0) ? $0 : nil }
  }

  /// Where a part of the literal is found, or the phrase where the literal stands elsewhere.
  func place(of node: Syntax) -> Syntax {
    isInside(node) ? node : Syntax(expression)
  }

  private func isInside(_ node: some SyntaxProtocol) -> Bool {
    node.root.id == expression.root.id && node.position >= expression.position
      && node.endPosition <= expression.endPosition
  }
}

extension CheckedProject {
  /// What the values of a parameter are, without their being optional.
  func valueType(of parameter: DeclaredParameter) -> ResolvedType? {
    guard let written = parameter.property.type else { return nil }
    var type = resolver.resolve(written, in: parameter.property.scope)
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The declaration of an entity, behind optionals and arrays.
  func entity(of parameter: DeclaredParameter) -> Declaration? {
    declaration(of: parameter, conformingTo: "AppEntity")
  }

  func enumeration(of parameter: DeclaredParameter) -> Declaration? {
    declaration(of: parameter, conformingTo: "AppEnum")
  }

  private func declaration(
    of parameter: DeclaredParameter, conformingTo name: String
  ) -> Declaration? {
    guard let written = parameter.property.type,
      let type = declaredType(written, in: parameter.property.scope),
      let found = declaration(of: type), found.conforms(to: name)
    else { return nil }
    return found
  }
}
