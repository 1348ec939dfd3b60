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
      queue += resolver.callees(of: callable).map { ($0, depth + 1) }
    }
  }
}

extension Callable {
  /// The functions and getters that its body surely runs.
  func findCallees(with resolver: CallResolver) -> [Callable] {
    let code = resolver.context(of: self)
    var found: [Callable] = []
    ActiveWalk.through(body, in: file) { node in
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: return .skipChildren
      case .functionCallExpr:
        if let call = node.as(FunctionCallExprSyntax.self),
          let callee = resolver.callee(of: call, in: code)
        {
          found.append(callee)
        }
      case .declReferenceExpr, .memberAccessExpr:
        if let expression = node.asRead,
          let getter = resolver.getter(of: expression, in: code)
        {
          found.append(getter)
        }
      default: break
      }
      return .visitChildren
    }
    return found
  }
}

extension Syntax {
  /// Whether it declares a type, whose members are not part of the body around it.
  var isTypeDeclaration: Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: true
    default: false
    }
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
