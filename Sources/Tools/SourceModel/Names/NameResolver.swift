// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// What a written type means.
package indirect enum ResolvedType {
  case declared(DeclaredType)
  /// A type of a framework or of the standard library, without its module's name.
  case external(String, arguments: [ResolvedType])
  case optional(ResolvedType)
  case array(ResolvedType)
  case composition([ResolvedType])
  /// A tuple, a function, a metatype: nothing that travels.
  case other(String)
}

/// Finds what names mean, over one module and the modules that it uses.
package struct NameResolver {
  package let index: DeclarationIndex

  package init(index: DeclarationIndex) { self.index = index }

  /// Modules whose names may qualify a type: `Foundation.Date`.
  private static let frameworks: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "AppIntents", "UIKit",
    "SwiftUI", "WidgetKit", "CoreLocation", "CoreSpotlight", "UniformTypeIdentifiers", "Intents",
    "os", "_Concurrency",
  ]

  package func resolve(_ type: TypeSyntax, in scope: NameScope, depth: Int = 0) -> ResolvedType {
    guard depth < 32 else { return .other(type.trimmedDescription) }
    func again(_ inner: TypeSyntax) -> ResolvedType { resolve(inner, in: scope, depth: depth + 1) }

    if let optional = type.as(OptionalTypeSyntax.self) {
      return .optional(again(optional.wrappedType))
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(again(optional.wrappedType))
    }
    if let array = type.as(ArrayTypeSyntax.self) { return .array(again(array.element)) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return again(attributed.baseType) }
    if let constraint = type.as(SomeOrAnyTypeSyntax.self) { return again(constraint.constraint) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return .composition(composition.elements.map { again($0.type) })
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return again(only.type)
    }
    guard let written = WrittenName(type) else { return .other(type.trimmedDescription) }
    return resolve(written, in: scope, depth: depth)
  }

  private func resolve(_ written: WrittenName, in scope: NameScope, depth: Int) -> ResolvedType {
    if let found = lookUp(written.names, in: scope, depth: depth) { return found }
    let arguments = written.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    var names = written.names
    if names.count > 1, Self.frameworks.contains(names[0]) { names.removeFirst() }
    switch (names, arguments.count) {
    case (["Optional"], 1): return .optional(arguments[0])
    case (["Array"], 1), (["Set"], 1), (["ContiguousArray"], 1): return .array(arguments[0])
    default: return .external(names.joined(separator: "."), arguments: arguments)
    }
  }

  /// The declared type of a dotted name, or what the typealias of that name stands for.
  package func lookUp(_ names: [String], in scope: NameScope, depth: Int = 0) -> ResolvedType? {
    guard let first = names.first, depth < 32 else { return nil }
    if first == "Self", !scope.enclosing.isEmpty {
      let own = index.types[key(scope.file.module, scope.enclosing)]
      return own.flatMap { follow(names.dropFirst(), in: .declared($0), depth: depth) }
    }
    guard index.bareNames.contains(first) else {
      return lookUp(names, ofModule: first, depth: depth)
    }
    for count in stride(from: scope.enclosing.count, through: 0, by: -1) {
      let prefix = Array(scope.enclosing.prefix(count))
      if let found = member(
        first, of: scope.file.module, prefix, rest: names.dropFirst(), depth: depth)
      {
        return found
      }
    }
    for module in index.modules where module != scope.file.module {
      if let found = member(first, of: module, [], rest: names.dropFirst(), depth: depth) {
        return found
      }
    }
    return lookUp(names, ofModule: first, depth: depth)
  }

  private func lookUp(_ names: [String], ofModule module: String, depth: Int) -> ResolvedType? {
    guard names.count > 1, index.modules.contains(module) else { return nil }
    return member(names[1], of: module, [], rest: names.dropFirst(2), depth: depth)
  }

  private func member(
    _ name: String, of module: String, _ prefix: [String], rest: ArraySlice<String>, depth: Int
  ) -> ResolvedType? {
    guard index.bareNames.contains(name) else { return nil }
    let key = key(module, prefix + [name])
    if let type = index.types[key] {
      return follow(rest, in: .declared(type), depth: depth)
    }
    if let alias = index.aliases[key] {
      return follow(
        rest, in: resolve(alias.type, in: alias.scope, depth: depth + 1), depth: depth)
    }
    return nil
  }

  private func follow(
    _ names: ArraySlice<String>, in type: ResolvedType, depth: Int
  ) -> ResolvedType? {
    guard let next = names.first else { return type }
    guard case .declared(let declared) = type else { return nil }
    return member(
      next, of: declared.module, declared.path, rest: names.dropFirst(), depth: depth + 1)
  }

  private func key(_ module: String, _ path: [String]) -> String {
    ([module] + path).joined(separator: ".")
  }
}

/// A dotted name as it is written, with the generic arguments of its last part.
package struct WrittenName {
  package var names: [String]
  package var arguments: [TypeSyntax]

  package init?(_ type: TypeSyntax) {
    if let simple = type.as(IdentifierTypeSyntax.self) {
      names = [simple.name.plainName]
      arguments = Self.types(simple.genericArgumentClause)
    } else if let member = type.as(MemberTypeSyntax.self), let base = WrittenName(member.baseType) {
      names = base.names + [member.name.plainName]
      arguments = Self.types(member.genericArgumentClause)
    } else {
      return nil
    }
  }

  /// A type that is named in an expression: `Tasks.Create` in `Tasks.Create()`.
  package init?(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      names = [reference.baseName.plainName]
      arguments = []
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let inner = WrittenName(base)
    {
      names = inner.names + [member.declName.baseName.plainName]
      arguments = []
    } else if let generic = expression.as(GenericSpecializationExprSyntax.self),
      let inner = WrittenName(generic.expression)
    {
      names = inner.names
      arguments = Self.types(generic.genericArgumentClause)
    } else {
      return nil
    }
  }

  private static func types(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
    (clause?.arguments ?? []).compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return type
    }
  }
}
