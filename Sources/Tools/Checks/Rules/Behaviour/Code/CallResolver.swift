// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Says which function of the project a call means, where the source alone decides that.
struct CallResolver {
  private unowned let project: CheckedProject
  private let globals: [String: [Callable]]

  init(_ project: CheckedProject) {
    self.project = project
    var globals: [String: [Callable]] = [:]
    for file in project.files {
      for item in file.items(file.tree.statements) {
        guard case .decl(let declaration) = item,
          let function = declaration.as(FunctionDeclSyntax.self),
          let callable = Callable(
            function, owner: nil, scope: NameScope(file: file, enclosing: []))
        else { continue }
        globals[callable.name, default: []].append(callable)
      }
    }
    self.globals = globals
  }

  /// The function that runs, nil unless exactly one can be meant.
  func callee(
    of call: FunctionCallExprSyntax, in code: CodeContext, depth: Int = 0
  ) -> Callable? {
    let candidates = candidates(of: call.calledExpression, in: code, depth: depth)
    let matching = candidates.filter { $0.match(call) != nil }
    return matching.count == 1 ? matching[0] : nil
  }

  /// The getter that runs where a computed property of the project is read.
  func getter(of expression: ExprSyntax, in code: CodeContext) -> Callable? {
    guard let (property, owner) = property(expression, in: code) else { return nil }
    return Callable(property, owner: owner)
  }

  /// Every function of the project that is parsed, members first.
  var everything: [Callable] {
    let members = project.index.ordered.flatMap { type in
      type.members.compactMap { member in
        member.declaration.as(FunctionDeclSyntax.self).flatMap {
          Callable($0, owner: type, scope: type.scope(of: member))
        }
      }
    }
    return members + globals.keys.sorted().flatMap { globals[$0] ?? [] }
  }

  // MARK: Functions

  private func candidates(
    of callee: ExprSyntax, in code: CodeContext, depth: Int
  ) -> [Callable] {
    if let type = metatype(callee, in: code) { return initialisers(of: type) }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      guard !code.binds(name, at: reference) else { return [] }
      let own = code.owner.map { functions(name, of: $0) } ?? []
      return own.isEmpty ? globals[name] ?? [] : own
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
      return []
    }
    let name = member.declName.baseName.plainName
    if let type = metatype(base, in: code) {
      return name == "init" ? initialisers(of: type) : functions(name, of: type)
    }
    return type(of: base, in: code, depth: depth).map { functions(name, of: $0) } ?? []
  }

  private func functions(_ name: String, of type: DeclaredType) -> [Callable] {
    for owner in [type] + project.conformances.ancestors(of: type) {
      let found = owner.functions(named: name).compactMap {
        Callable($0.declaration, owner: owner, scope: $0.scope)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func initialisers(of type: DeclaredType) -> [Callable] {
    type.members.compactMap { member in
      member.declaration.as(InitializerDeclSyntax.self).flatMap {
        Callable($0, owner: type, scope: type.scope(of: member))
      }
    }
  }

  // MARK: Types of expressions

  /// The type that an expression names: `TaskStore` in `TaskStore.shared`.
  func metatype(_ expression: ExprSyntax, in code: CodeContext) -> DeclaredType? {
    guard let written = WrittenName(expression), let first = written.names.first,
      first == "Self" || first.first?.isUppercase == true,
      case .declared(let type)? = project.resolver.lookUp(written.names, in: code.scope)
    else { return nil }
    return type
  }

  /// The project's type that a value has, nil where it is not known.
  func type(of expression: ExprSyntax, in code: CodeContext, depth: Int = 0) -> DeclaredType? {
    guard depth < 8 else { return nil }
    let inner = expression.unwrapped
    if let call = inner.as(FunctionCallExprSyntax.self) {
      if let made = metatype(call.calledExpression, in: code) { return made }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plainName == "init", let base = member.base
      {
        return metatype(base, in: code)
      }
      guard let callee = callee(of: call, in: code, depth: depth + 1), let written = callee.returns
      else {
        return nil
      }
      return declared(written, in: callee.scope)
    }
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      if name == "self" { return code.owner }
      if code.binds(name, at: reference) {
        guard let binding = code.binding(name, at: reference) else { return nil }
        if let written = binding.type { return declared(written, in: code.scope) }
        return binding.value.flatMap { type(of: $0, in: code, depth: depth + 1) }
      }
    }
    guard let (property, owner) = property(inner, in: code, depth: depth) else { return nil }
    if let written = property.type { return declared(written, in: property.scope) }
    guard let value = property.binding.initializer?.value else { return nil }
    return type(
      of: value, in: CodeContext(owner: owner, scope: property.scope), depth: depth + 1)
  }

  private func declared(_ written: TypeSyntax, in scope: NameScope) -> DeclaredType? {
    switch project.resolver.resolve(written, in: scope) {
    case .declared(let type): type
    case .optional(.declared(let type)): type
    default: nil
    }
  }

  /// The property of the project that an expression reads, and the type that declares it.
  private func property(
    _ expression: ExprSyntax, in code: CodeContext, depth: Int = 0
  ) -> (DeclaredProperty, DeclaredType)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      guard !code.binds(name, at: reference), let owner = code.owner else { return nil }
      return find(name, in: owner, isStatic: false) ?? find(name, in: owner, isStatic: true)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.plainName
    if let type = metatype(base, in: code) { return find(name, in: type, isStatic: true) }
    return type(of: base, in: code, depth: depth + 1).flatMap {
      find(name, in: $0, isStatic: false)
    }
  }

  private func find(
    _ name: String, in type: DeclaredType, isStatic: Bool
  ) -> (DeclaredProperty, DeclaredType)? {
    for owner in [type] + project.conformances.ancestors(of: type) {
      let found = owner.properties(isStatic: isStatic).first {
        $0.name == name && !$0.isRequirement
      }
      if let found { return (found, owner) }
    }
    return nil
  }
}

extension ExprSyntax {
  /// What is left without `try`, `await`, parentheses, `!` and `?`.
  var unwrapped: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.unwrapped }
    if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.unwrapped }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return chained.expression.unwrapped
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.expression.unwrapped
    }
    return self
  }
}
