// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// A stored or computed property, and where it stands.
package struct DeclaredProperty {
  package var variable: VariableDeclSyntax
  package var binding: PatternBindingSyntax
  package var scope: NameScope
  package var isPrivate = false

  package var name: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName ?? ""
  }

  package var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// Whether it only demands a value: a requirement of a protocol.
  package var isRequirement: Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
    return binding.initializer == nil && list.allSatisfy { $0.body == nil }
  }

  /// The statements of the getter, nil for a stored property.
  package var statements: [CodeBlockItemSyntax.Item]? {
    switch binding.accessorBlock?.accessors {
    case .getter(let list): return scope.file.items(list)
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return getter?.body.map { scope.file.items($0.statements) }
    default: return nil
    }
  }

  /// The initial value, or the only expression of the getter.
  package var value: ExprSyntax? {
    if let initial = binding.initializer?.value { return initial }
    guard let statements, statements.count == 1 else { return nil }
    return statements[0].soleExpression
  }

  package func attribute(_ names: String...) -> AttributeSyntax? {
    scope.file.attributes(variable.attributes).first { names.contains($0.bareName) }
  }
}

extension CodeBlockItemSyntax.Item {
  package var node: Syntax {
    switch self {
    case .decl(let declaration): Syntax(declaration)
    case .stmt(let statement): Syntax(statement)
    case .expr(let expression): Syntax(expression)
    @unknown default: Syntax(_syntaxNode)
    }
  }

  /// The expression of an expression statement or of a `return`.
  package var soleExpression: ExprSyntax? {
    switch self {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }
}
