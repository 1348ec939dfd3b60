// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Goes through a body and the functions of the project that it surely calls.
struct CallWalk {
  /// How many calls deep it follows; deeper, the source alone seldom says what runs.
  static let depth = 4

  let resolver: CallResolver

  /// Visits each callable that runs, the first one included, once each.
  func through(_ start: Callable, _ visit: (Callable, _ depth: Int) -> Void) {
    var seen: Set<SyntaxIdentifier> = []
    var queue = [(callable: start, depth: 0)]
    while !queue.isEmpty {
      let (callable, depth) = queue.removeFirst()
      guard seen.insert(callable.id).inserted else { continue }
      visit(callable, depth)
      guard depth < Self.depth else { continue }
      queue += callees(of: callable).map { ($0, depth + 1) }
    }
  }

  private func callees(of callable: Callable) -> [Callable] {
    let code = CodeContext(callable)
    var found: [Callable] = []
    ActiveWalk.through(callable.body, in: callable.file) { node in
      if node.isTypeDeclaration { return .skipChildren }
      if let call = node.as(FunctionCallExprSyntax.self) {
        if let callee = resolver.callee(of: call, in: code) { found.append(callee) }
      } else if let expression = node.asRead,
        let getter = resolver.getter(of: expression, in: code)
      {
        found.append(getter)
      }
      return .visitChildren
    }
    return found
  }
}

extension Syntax {
  /// Whether it declares a type, whose members are not part of the body around it.
  var isTypeDeclaration: Bool {
    self.as(DeclSyntax.self).map { NominalDeclaration($0) != nil } ?? false
  }

  /// The expression, where it may read a property.
  fileprivate var asRead: ExprSyntax? {
    guard self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self),
      parent?.as(MemberAccessExprSyntax.self)?.declName.id != id,
      parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != id
    else { return nil }
    return self.as(ExprSyntax.self)
  }
}
