// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import ProjectModel
package import SourceModel
package import SwiftSyntax

/// An intent, entity, enum, query or provider, and the targets that compile it.
package struct Declaration {
  package let type: DeclaredType
  /// The framework's protocols that it conforms to, refined ones included, by bare name.
  package let protocols: Set<String>
  /// The targets that compile the file of the declaration.
  package let targets: [Target]
  /// Superclasses and protocols of the project, nearest first.
  package let ancestors: [DeclaredType]

  package var file: ParsedFile { type.file }
  package var name: TokenSyntax { type.name }
  /// What messages call it.
  package var title: String { type.nestedName }

  package func conforms(to name: String) -> Bool { protocols.contains(name) }

  /// A property of the type, else of a superclass or a protocol extension of the project.
  package func property(_ name: String, isStatic: Bool) -> DeclaredProperty? {
    for candidate in [type] + ancestors {
      let found = candidate.properties(named: name, isStatic: isStatic)
      if let property = found.first(where: { !$0.isRequirement }) { return property }
    }
    return nil
  }

  /// A function with a body, of the type, else of a superclass or a protocol extension.
  package func function(_ name: String) -> (declaration: FunctionDeclSyntax, scope: NameScope)? {
    functions(name).first
  }

  package func functions(_ name: String) -> [(declaration: FunctionDeclSyntax, scope: NameScope)] {
    ([type] + ancestors).flatMap { $0.functions(named: name) }.filter {
      $0.declaration.body != nil
    }
  }

  /// The `@Parameter` properties, inherited ones last.
  package var parameters: [DeclaredParameter] {
    ([type] + ancestors).flatMap { owner in
      owner.properties(isStatic: false).compactMap { DeclaredParameter($0) }
    }
  }
}

/// A `@Parameter` property.
package struct DeclaredParameter {
  package let property: DeclaredProperty
  package let attribute: AttributeSyntax

  init?(_ property: DeclaredProperty) {
    guard let attribute = property.attribute("Parameter", "IntentParameter") else { return nil }
    self.property = property
    self.attribute = attribute
  }

  package var name: String { property.name }

  package func argument(_ label: String) -> ExprSyntax? {
    attribute.labeledArguments?.argument(label)
  }

  /// Whether the type is written as an optional.
  package var isOptional: Bool {
    guard let type = property.type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.plainName == "Optional"
  }

  /// Whether it has a value without being asked for.
  package var hasDefault: Bool {
    if property.binding.initializer != nil { return true }
    return argument("default").map { !$0.is(NilLiteralExprSyntax.self) } ?? false
  }
}
