// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// The types, typealiases and global constants of some parsed files.
package struct DeclarationIndex {
  package struct Alias {
    package var type: TypeSyntax
    package var scope: NameScope
  }

  package struct Global {
    package var binding: PatternBindingSyntax
    package var scope: NameScope
  }

  /// By qualified name: `Acme.Tasks.Create`.
  package private(set) var types: [String: DeclaredType] = [:]
  package private(set) var aliases: [String: Alias] = [:]
  package private(set) var globals: [String: Global] = [:]
  /// The last parts of the names of all types and typealiases: most names that code has are others.
  package private(set) var bareNames: Set<String> = []
  /// Every module, the one that is read first.
  package let modules: [String]
  /// Types that extensions with conformances extend and that no parsed file declares.
  package private(set) var missingTypes: Set<String> = []
  /// Extensions with conformances of types that no parsed file declares.
  package private(set) var foreignConformances: [ForeignConformance] = []
  /// Types in the order of their files, so that results are stable.
  package private(set) var ordered: [DeclaredType] = []

  package struct ForeignConformance {
    package var extended: TypeSyntax
    package var inherited: [TypeSyntax]
    package var scope: NameScope
  }

  private struct PendingExtension {
    var declaration: ExtensionDeclSyntax
    var file: ParsedFile
  }

  package init(files: [ParsedFile], modules: [String]) {
    self.modules = modules
    var pending: [PendingExtension] = []
    for file in files {
      for item in file.items(file.tree.statements) {
        guard case .decl(let declaration) = item else { continue }
        if let found = declaration.as(ExtensionDeclSyntax.self) {
          pending.append(PendingExtension(declaration: found, file: file))
        } else {
          add(declaration, in: NameScope(file: file, enclosing: []), isPrivate: false)
        }
      }
    }
    merge(pending)
  }

  // MARK: Declarations

  private mutating func add(
    _ declaration: DeclSyntax, in scope: NameScope, isPrivate: Bool, isGeneric: Bool = false,
    isInForeignType: Bool = false
  ) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let key = ([scope.file.module] + scope.enclosing + [alias.name.plainName])
        .joined(separator: ".")
      bareNames.insert(alias.name.plainName)
      aliases[key] = Alias(type: alias.initializer.value, scope: scope)
      return
    }
    if scope.enclosing.isEmpty, let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        globals["\(scope.file.module).\(pattern.identifier.plainName)"] = Global(
          binding: binding, scope: scope)
      }
      return
    }
    guard let group = NominalDeclaration(declaration) else { return }
    let type = DeclaredType(
      module: scope.file.module, path: scope.enclosing + [group.name.plainName], kind: group.kind,
      file: scope.file, name: group.name, isGeneric: isGeneric || group.isGeneric,
      isPrivate: isPrivate || group.modifiers.isPrivate,
      attributes: scope.file.attributes(group.attributes))
    type.isInForeignType = isInForeignType
    if types[type.qualifiedName] == nil { ordered.append(type) }
    types[type.qualifiedName] = type
    bareNames.insert(type.bareName)
    add(group.inheritance, to: type, scope: scope)
    addMembers(group.members, to: type, file: scope.file, isPrivate: false)
  }

  private func add(
    _ clause: InheritanceClauseSyntax?, to type: DeclaredType, scope: NameScope
  ) {
    for entry in clause?.inheritedTypes ?? [] {
      type.inherited.append(.init(type: entry.type, scope: scope))
    }
  }

  private mutating func addMembers(
    _ block: MemberBlockSyntax, to type: DeclaredType, file: ParsedFile, isPrivate: Bool
  ) {
    let scope = NameScope(file: file, enclosing: type.path)
    for member in file.members(of: block) {
      type.members.append(member.with(isPrivate: isPrivate))
      guard let declaration = member.openDeclaration else { continue }
      add(
        declaration, in: scope, isPrivate: isPrivate || type.isPrivate, isGeneric: type.isGeneric,
        isInForeignType: type.isInForeignType)
    }
  }

  // MARK: Extensions

  /// Extensions may extend types that other extensions declare, so it goes on until nothing moves.
  private mutating func merge(_ all: [PendingExtension]) {
    var pending = all
    while !pending.isEmpty {
      var left: [PendingExtension] = []
      for entry in pending {
        let scope = NameScope(file: entry.file, enclosing: [])
        let resolver = NameResolver(index: self)
        guard case .declared(let type) = resolver.resolve(entry.declaration.extendedType, in: scope)
        else {
          left.append(entry)
          continue
        }
        add(
          entry.declaration.inheritanceClause, to: type,
          scope: NameScope(file: entry.file, enclosing: type.path))
        addMembers(
          entry.declaration.memberBlock, to: type, file: entry.file,
          isPrivate: entry.declaration.modifiers.isPrivate)
      }
      if left.count == pending.count { break }
      pending = left
    }
    for entry in pending { addTypes(nestedIn: entry) }
  }

  /// Types that are nested in a type of another module.
  private mutating func addTypes(nestedIn entry: PendingExtension) {
    let path = entry.declaration.extendedType.trimmedDescription
      .split(separator: ".").map(String.init)
    let scope = NameScope(file: entry.file, enclosing: path)
    if let clause = entry.declaration.inheritanceClause {
      missingTypes.formUnion(path)
      foreignConformances.append(
        ForeignConformance(
          extended: entry.declaration.extendedType,
          inherited: clause.inheritedTypes.map(\.type), scope: scope))
    }
    for declaration in entry.file.declarations(entry.declaration.memberBlock.members)
    where NominalDeclaration(declaration) != nil {
      add(
        declaration, in: scope, isPrivate: entry.declaration.modifiers.isPrivate,
        isInForeignType: true)
    }
  }
}

/// What the declarations of structs, classes, enums, actors and protocols have in common.
package struct NominalDeclaration {
  package var kind: DeclaredType.Kind
  package var name: TokenSyntax
  package var isGeneric: Bool
  package var modifiers: DeclModifierListSyntax
  package var attributes: AttributeListSyntax
  package var inheritance: InheritanceClauseSyntax?
  package var members: MemberBlockSyntax

  package init?(_ declaration: DeclSyntax) {
    if let type = declaration.as(StructDeclSyntax.self) {
      self.init(.structure, type, type.name, type.genericParameterClause)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      self.init(.reference, type, type.name, type.genericParameterClause)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      self.init(.enumeration, type, type.name, type.genericParameterClause)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      self.init(.actor, type, type.name, type.genericParameterClause)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      self.init(.contract, type, type.name, nil)
    } else {
      return nil
    }
  }

  private init(
    _ kind: DeclaredType.Kind, _ group: some DeclGroupSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    self.kind = kind
    self.name = name
    isGeneric = generics != nil
    modifiers = group.modifiers
    attributes = group.attributes
    inheritance = group.inheritanceClause
    members = group.memberBlock
  }
}
