// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Parses the files that matter, and no others.
///
/// It starts with the files that name a protocol of the framework, and goes on with those that
/// declare or extend what the found declarations use.
package struct SourceSelection {
  private struct Candidate {
    var file: SourceFile
    var module: String
    var outline: DeclarationOutline
    var parsed: ParsedFile?
  }

  private var candidates: [Candidate]
  private let configuration: SourceConfiguration
  private let modules: [String]
  private let followsBodies: Bool

  /// - Parameters:
  ///   - words: a file that has one of these anywhere is parsed in any case.
  ///   - followsBodies: whether the types that bodies name are wanted too, not only those that
  ///     declarations name.
  package init(
    _ modules: [SourceModule], configuration: SourceConfiguration, words: Set<String> = [],
    followsBodies: Bool = false
  ) {
    self.configuration = configuration
    self.followsBodies = followsBodies
    self.modules = modules.map(\.name)
    candidates = modules.flatMap { module in
      module.files.sorted { $0.path < $1.path }.map {
        Candidate(
          file: $0, module: module.name, outline: DeclarationOutline($0.text, lookingFor: words))
      }
    }
  }

  /// The files that were parsed, by module and path.
  package var parsed: [ParsedFile] { candidates.compactMap(\.parsed) }

  /// The index over everything relevant.
  package mutating func index() -> DeclarationIndex {
    var index = DeclarationIndex(files: [], modules: modules)
    var wanted = FrameworkProtocols.markers
    var called: Set<String> = []
    while parse(wanted, called) {
      index = DeclarationIndex(files: parsed, modules: modules)
      let demand = NameDemand(index: index, followsBodies: followsBodies)
      (wanted, called) = (demand.names, demand.called)
    }
    return index
  }

  /// Whether any file was parsed that was not before.
  private mutating func parse(_ names: Set<String>, _ called: Set<String>) -> Bool {
    var found = false
    for position in candidates.indices
    where candidates[position].parsed == nil
      && (!candidates[position].outline.names.isDisjoint(with: names)
        || !candidates[position].outline.declared.isDisjoint(with: called)
        || candidates[position].outline.names.contains(where: FrameworkProtocols.mayRefine)
        || !candidates[position].outline.found.isEmpty)
    {
      candidates[position].parsed = ParsedFile(
        candidates[position].file, module: candidates[position].module,
        configuration: configuration)
      found = true
    }
    return found
  }
}

/// The names that the declarations found so far use.
private struct NameDemand {
  private(set) var names: Set<String> = []
  /// The types that bodies name.
  private(set) var called: Set<String> = []

  init(index: DeclarationIndex, followsBodies: Bool) {
    let conformances = Conformances(resolver: NameResolver(index: index))
    for type in index.ordered
    where !conformances.frameworkProtocols(of: type).isDisjoint(with: FrameworkProtocols.markers) {
      names.insert(type.bareName)
      for entry in type.inherited { add(entry.type) }
      for property in type.properties(isStatic: false) {
        if let written = property.type, property.hasAttribute { add(written) }
      }
      for property in type.properties(isStatic: true) {
        if let written = property.type { add(written) }
        if let value = property.value { add(Syntax(value)) }
        for item in property.statements ?? [] { add(item.node) }
      }
      for member in type.members {
        if let alias = member.declaration.as(TypeAliasDeclSyntax.self) {
          add(alias.initializer.value)
        } else if let function = member.declaration.as(FunctionDeclSyntax.self),
          let result = function.signature.returnClause?.type
        {
          add(result)
        }
        if followsBodies { addBody(of: member.declaration) }
      }
    }
    for alias in index.aliases.values { add(alias.type) }
    names.formUnion(index.missingTypes)
    names.subtract(Self.tooCommon)
    called.subtract(Self.tooCommon)
  }

  private static let tooCommon: Set<String> = [
    "String", "Int", "Bool", "Double", "Date", "URL", "Optional", "Array", "Self", "some", "any",
    "Sendable", "Codable", "Hashable", "Equatable", "Identifiable", "CaseIterable", "View",
    "LocalizedStringResource", "IntentDescription", "TypeDisplayRepresentation",
    "DisplayRepresentation", "IntentResult", "ReturnsValue", "ProvidesDialog", "OpensIntent",
    "ParameterSummary", "AppShortcut", "Void", "Swift", "Foundation", "AppIntents", "Summary",
  ]

  private mutating func add(_ type: TypeSyntax) { add(Syntax(type)) }

  private mutating func add(_ node: Syntax) { names.formUnion(Self.typeNames(in: node)) }

  private mutating func addBody(of member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self), let body = function.body {
      called.formUnion(Self.typeNames(in: Syntax(body)))
    } else if let made = member.as(InitializerDeclSyntax.self), let body = made.body {
      called.formUnion(Self.typeNames(in: Syntax(body)))
    } else if let variable = member.as(VariableDeclSyntax.self) {
      called.formUnion(Self.typeNames(in: Syntax(variable.bindings)))
    }
  }

  /// Capitalised names, which is how types are written.
  private static func typeNames(in node: Syntax) -> Set<String> {
    var found: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind else { continue }
      let name = token.plainName
      if name.first?.isUppercase == true { found.insert(name) }
    }
    return found
  }
}

extension DeclaredProperty {
  fileprivate var hasAttribute: Bool { !variable.attributes.isEmpty }
}
