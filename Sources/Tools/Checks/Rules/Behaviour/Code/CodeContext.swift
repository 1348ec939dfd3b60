// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// What names mean inside a body: the type around it, and what the body itself binds.
struct CodeContext {
  struct Binding {
    var type: TypeSyntax?
    var value: ExprSyntax?
    /// The parameter, where it is one.
    var parameter: FunctionParameterSyntax?
    /// The closure whose parameter it is, where it is one.
    var closure: ClosureExprSyntax?

    func reaches(_ node: (some SyntaxProtocol)?) -> Bool {
      guard let closure, let node else { return true }
      return closure.position <= node.position && node.position < closure.endPosition
    }
  }

  let owner: DeclaredType?
  let scope: NameScope
  private var bindings: [String: [Binding]] = [:]

  /// Outside of any body.
  init(owner: DeclaredType?, scope: NameScope) {
    self.owner = owner
    self.scope = scope
  }

  init(_ callable: Callable) {
    self.init(owner: callable.owner, scope: callable.scope)
    for parameter in callable.parameters {
      bindings[parameter.innerName, default: []].append(
        Binding(type: parameter.type, parameter: parameter))
    }
    var found: [String: [Binding]] = [:]
    ActiveWalk.through(callable.body, in: callable.file) { node in
      Self.collect(node, into: &found)
      return .visitChildren
    }
    bindings.merge(found) { $0 + $1 }
  }

  /// Whether the body gives the name a meaning of its own anywhere, or where a use of it stands.
  func binds(_ name: String, at use: DeclReferenceExprSyntax? = nil) -> Bool {
    bindings[name]?.contains { $0.reaches(use) } ?? false
  }

  /// What a name is bound to, nil where it is bound more than once.
  func binding(_ name: String, at use: DeclReferenceExprSyntax? = nil) -> Binding? {
    let all = (bindings[name] ?? []).filter { $0.reaches(use) }
    return all.count == 1 ? all[0] : nil
  }

  private static func collect(_ node: Syntax, into found: inout [String: [Binding]]) {
    // Each question costs, and nine of ten nodes are none of these.
    switch node.kind {
    case .identifierPattern, .closureShorthandParameter, .closureParameter, .closureCapture,
      .functionDecl:
      break
    default: return
    }
    if let pattern = node.as(IdentifierPatternSyntax.self) {
      found[pattern.identifier.plainName, default: []].append(binding(of: pattern))
    } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
      found[parameter.name.plainName, default: []].append(
        Binding(closure: node.ancestor(ClosureExprSyntax.self)))
    } else if let parameter = node.as(ClosureParameterSyntax.self) {
      let name = (parameter.secondName ?? parameter.firstName).plainName
      found[name, default: []].append(
        Binding(type: parameter.type, closure: node.ancestor(ClosureExprSyntax.self)))
    } else if let capture = node.as(ClosureCaptureSyntax.self), capture.initializer != nil {
      found[capture.name.plainName, default: []].append(Binding())
    } else if let function = node.as(FunctionDeclSyntax.self) {
      found[function.name.plainName, default: []].append(Binding())
      for parameter in function.signature.parameterClause.parameters {
        found[parameter.innerName, default: []].append(Binding(type: parameter.type))
      }
    }
  }

  private static func binding(of pattern: IdentifierPatternSyntax) -> Binding {
    if let whole = pattern.parent?.as(PatternBindingSyntax.self) {
      return Binding(type: whole.typeAnnotation?.type, value: whole.initializer?.value)
    }
    if let optional = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      return Binding(type: optional.typeAnnotation?.type, value: optional.initializer?.value)
    }
    return Binding()
  }
}
