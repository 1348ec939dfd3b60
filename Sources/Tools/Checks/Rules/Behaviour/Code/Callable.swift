// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A function, initialiser or getter of the project that has a body, and where it stands.
struct Callable {
  let name: String
  let parameters: [FunctionParameterSyntax]
  /// What it returns, nil for nothing, and for initialisers and getters.
  let returns: TypeSyntax?
  /// The statements.
  let body: CodeBlockItemListSyntax
  /// The type that it is a member of.
  let owner: DeclaredType?
  let scope: NameScope

  var file: ParsedFile { scope.file }

  /// Its declaration, nil for initialisers and getters.
  var function: FunctionDeclSyntax? { body.parent?.parent?.as(FunctionDeclSyntax.self) }

  /// What tells one callable from another.
  var id: SyntaxIdentifier { body.id }

  init?(_ function: FunctionDeclSyntax, owner: DeclaredType?, scope: NameScope) {
    guard let body = function.body else { return nil }
    name = function.name.plainName
    parameters = Array(function.signature.parameterClause.parameters)
    returns = function.signature.returnClause?.type
    self.body = body.statements
    self.owner = owner
    self.scope = scope
  }

  init?(_ initialiser: InitializerDeclSyntax, owner: DeclaredType, scope: NameScope) {
    guard let body = initialiser.body else { return nil }
    name = "init"
    returns = nil
    parameters = Array(initialiser.signature.parameterClause.parameters)
    self.body = body.statements
    self.owner = owner
    self.scope = scope
  }

  /// The getter of a computed property.
  init?(_ property: DeclaredProperty, owner: DeclaredType) {
    switch property.binding.accessorBlock?.accessors {
    case .getter(let list): body = list
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      guard let statements = getter?.body?.statements else { return nil }
      body = statements
    default: return nil
    }
    name = property.name
    returns = nil
    parameters = []
    self.owner = owner
    scope = property.scope
  }

  /// `StopIntent.perform`, as messages say it.
  var title: String {
    let call = parameters.isEmpty && name != "init" ? name : "\(name)(\(labels))"
    return owner.map { "\($0.nestedName).\(call)" } ?? call
  }

  private var labels: String {
    parameters.map { "\($0.firstName.plainName):" }.joined()
  }

  /// Pairs the arguments of a call with the parameters, nil where the call means another function.
  func match(_ call: FunctionCallExprSyntax) -> [(FunctionParameterSyntax, ExprSyntax)]? {
    var rest = Array(call.arguments)[...]
    var pairs: [(FunctionParameterSyntax, ExprSyntax)] = []
    var trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    for parameter in parameters {
      let label = parameter.firstName.plainName == "_" ? nil : parameter.firstName.plainName
      if let next = rest.first, next.label?.plainName == label {
        pairs.append((parameter, next.expression))
        rest.removeFirst()
        while parameter.ellipsis != nil, let more = rest.first, more.label == nil {
          pairs.append((parameter, more.expression))
          rest.removeFirst()
        }
      } else if parameter.defaultValue != nil || parameter.ellipsis != nil {
        continue
      } else if trailing > 0, rest.isEmpty {
        trailing -= 1
      } else {
        return nil
      }
    }
    return rest.isEmpty ? pairs : nil
  }
}

extension FunctionParameterSyntax {
  /// What the body calls it.
  var innerName: String { (secondName ?? firstName).plainName }
}
