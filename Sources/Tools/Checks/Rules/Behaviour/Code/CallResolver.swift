// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Says which function of the project a call means, where the source alone decides that.
struct CallResolver {
  private unowned let project: CheckedProject
  private let known = KnownBodies()
  /// The functions of files, by name.
  private let globals: [String: [DeclaredType.Member]]

  init(_ project: CheckedProject) {
    self.project = project
    globals = Dictionary(grouping: project.files.flatMap(\.functions)) { $0.functionName ?? "" }
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

  /// What names mean inside a body, put together once.
  func context(of callable: Callable) -> CodeContext {
    if let context = known.contexts[callable.id] { return context }
    let context = CodeContext(callable)
    known.contexts[callable.id] = context
    return context
  }

  /// The functions and getters of the project that a body surely runs, in its order.
  func callees(of callable: Callable) -> [Callable] {
    if let callees = known.callees[callable.id] { return callees }
    let callees = callable.findCallees(with: self)
    known.callees[callable.id] = callees
    return callees
  }

  /// The functions of the parsed files whose source passes a test, members first.
  func functions(where isWanted: (DeclaredType.Member) -> Bool) -> [Callable] {
    let members = project.index.ordered.flatMap { type in
      type.members.compactMap { member in
        member.mayBe(.function) && isWanted(member) ? callable(member, of: type) : nil
      }
    }
    return members
      + globals.keys.sorted().flatMap { globals[$0] ?? [] }
      .filter(isWanted).compactMap { callable($0, of: nil) }
  }

  private func callable(_ member: DeclaredType.Member, of owner: DeclaredType?) -> Callable? {
    member.declaration.as(FunctionDeclSyntax.self).flatMap {
      Callable(
        $0, owner: owner, scope: NameScope(file: member.file, enclosing: owner?.path ?? []))
    }
  }

  private func globals(named name: String) -> [Callable] {
    (globals[name] ?? []).compactMap { callable($0, of: nil) }
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
      return own.isEmpty ? globals(named: name) : own
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
    type.initializers.compactMap { Callable($0.declaration, owner: type, scope: $0.scope) }
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
      let found = owner.properties(named: name, isStatic: isStatic)
      if let property = found.first(where: { !$0.isRequirement }) { return (property, owner) }
    }
    return nil
  }
}

/// What is known of bodies, by their identity: several entry points reach the same ones.
///
/// A class, because bodies are looked at while rules run; files keep the trees alive.
private final class KnownBodies {
  var contexts: [SyntaxIdentifier: CodeContext] = [:]
  var callees: [SyntaxIdentifier: [Callable]] = [:]
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
