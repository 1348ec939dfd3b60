// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

extension FunctionCallExprSyntax {
  /// `stop` in `AlarmManager.shared.stop(id:)`, nil for a call of a closure or a subscript.
  var calleeName: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plainName
    }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }

  /// What the function is called on, nil for a bare name.
  var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Whether a bare name is called: `print(…)`.
  var isBare: Bool { calledExpression.is(DeclReferenceExprSyntax.self) }

  /// The dotted names of the callee: `["Task", "sleep"]`.
  var calleeNames: [String] { WrittenName(calledExpression)?.names ?? [] }
}

extension ExprSyntax {
  /// The last name of a dotted expression: `title` in `intent.title`.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plainName
    }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }
}

extension SyntaxProtocol {
  /// The nodes below, of one kind, without the branches of `#if` that are not compiled and
  /// without the members of types that are declared in between.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type, in file: ParsedFile) -> [Node] {
    var found: [Node] = []
    ActiveWalk.through(self, in: file) { node in
      if node.id != self.id, node.isTypeDeclaration { return .skipChildren }
      if let one = node.as(kind) { found.append(one) }
      return .visitChildren
    }
    return found
  }

  /// The nearest node of a kind around this one.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(kind) { return found }
      next = node.parent
    }
    return nil
  }
}
