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
    var isLeaf: Bool
    var outline: DeclarationOutline
    var parsed: ParsedFile?
    var isTooDeep = false

    /// Whether it is so large that it is generated: nobody writes bodies of intents in it.
    var isLarge: Bool { file.text.utf8.count > 1 << 17 }
  }

  private var candidates: [Candidate]
  private let configuration: SourceConfiguration
  private let modules: [String]
  private let followsBodies: Bool
  private let limitsNesting: Bool
  private let closesMembers: Bool
  /// Alternatives: of one, a file has all words.
  private let words: [[String]]
  /// The names of all types of all files.
  private let declared: Set<String>

  /// - Parameters:
  ///   - words: a file that has one of these anywhere is parsed in any case; of several with spaces
  ///     between them, it needs all.
  ///   - followsBodies: whether the types that bodies name are wanted too, not only those that
  ///     declarations name.
  ///   - limitsNesting: whether files with very deep nesting are left out, as ``tooDeep`` tells.
  ///   - closesMembers: whether members are parsed only when something asks for them, but for those
  ///     of types whose headings name a protocol of the framework.
  package init(
    _ modules: [SourceModule], configuration: SourceConfiguration, words: Set<String> = [],
    followsBodies: Bool = false, limitsNesting: Bool = false, closesMembers: Bool = false
  ) {
    self.configuration = configuration
    self.followsBodies = followsBodies
    self.limitsNesting = limitsNesting
    self.closesMembers = closesMembers
    self.words = words.map { $0.split(separator: " ").map(String.init) }
    self.modules = modules.map(\.name)
    let filter = WordFilter(Set(self.words.joined()))
    candidates = modules.flatMap { module in
      module.files.sorted { $0.path < $1.path }.map {
        Candidate(
          file: $0, module: module.name, isLeaf: module.isLeaf,
          outline: DeclarationOutline($0.text, lookingFor: filter))
      }
    }
    declared = candidates.reduce(into: []) { $0.formUnion($1.outline.declared) }
  }

  /// The files that would have been parsed if their code were nested less deeply.
  package var tooDeep: [String] { candidates.filter(\.isTooDeep).map(\.file.path) }

  /// The files that were parsed, by module and path.
  package var parsed: [ParsedFile] { candidates.compactMap(\.parsed) }

  /// The index over everything relevant.
  ///
  /// - Parameter onParse: called with the path of each file before it is parsed.
  package mutating func index(onParse: (String) -> Void = { _ in }) -> DeclarationIndex {
    var index = DeclarationIndex(files: [], modules: modules)
    let typeNames = TypeNames()
    var wanted = NameDemand.markers
    while parse(wanted, onParse) {
      index = DeclarationIndex(files: parsed, modules: modules)
      wanted = NameDemand(index: index, followsBodies: followsBodies, typeNames: typeNames)
      wanted.called.formIntersection(declared)
    }
    return index
  }

  /// Whether any file was parsed that was not before.
  private mutating func parse(_ wanted: NameDemand, _ onParse: (String) -> Void) -> Bool {
    var found = false
    for position in candidates.indices
    where candidates[position].parsed == nil && !candidates[position].isTooDeep {
      guard isWanted(candidates[position], wanted) else { continue }
      onParse(candidates[position].file.path)
      if let parsed = parse(candidates[position], wanted) {
        candidates[position].parsed = parsed
        found = true
      } else {
        candidates[position].isTooDeep = true
      }
    }
    return found
  }

  private func parse(_ candidate: Candidate, _ wanted: NameDemand) -> ParsedFile? {
    let isWhole: ((String) -> Bool)? = closesMembers ? { wanted.isParent($0) } : nil
    return limitsNesting
      ? ParsedFile(
        shallow: candidate.file, module: candidate.module, configuration: configuration,
        closingUnless: isWhole)
      : ParsedFile(
        candidate.file, module: candidate.module, configuration: configuration,
        closingUnless: isWhole)
  }

  private func isWanted(_ candidate: Candidate, _ wanted: NameDemand) -> Bool {
    let outline = candidate.outline
    if wanted.isFirst {
      return wanted.fits(outline) || (!candidate.isLarge && outline.holds(anyOf: words))
    }
    guard !candidate.isLeaf else { return false }
    guard followsBodies else { return wanted.fits(outline) }
    return !candidate.isLarge
      && (wanted.fits(outline) || (outline.mayTrapOrWait && wanted.calls(outline)))
  }
}

/// The names that the declarations found so far use.
private struct NameDemand {
  /// Types that some file may declare or extend.
  private(set) var names: Set<String> = []
  /// Protocols and classes that make something relevant of whatever inherits from them.
  private(set) var parents: Set<String> = []
  /// The types that bodies name.
  var called: Set<String> = []
  /// Whether it is what the framework itself makes relevant.
  private(set) var isFirst = false
  private let typeNames: TypeNames

  static var markers: NameDemand {
    var demand = NameDemand(typeNames: TypeNames())
    demand.parents = FrameworkProtocols.markers
    demand.isFirst = true
    return demand
  }

  private init(typeNames: TypeNames) { self.typeNames = typeNames }

  func fits(_ outline: DeclarationOutline) -> Bool {
    if !outline.inherited.isDisjoint(with: parents) { return true }
    guard !isFirst else {
      return !outline.extended.isDisjoint(with: parents)
        || !outline.attributes.isDisjoint(with: parents)
        || !outline.aliased.isDisjoint(with: parents)
        || outline.inherited.contains(where: FrameworkProtocols.mayRefine)
    }
    return !outline.declared.isDisjoint(with: names) || !outline.extended.isDisjoint(with: names)
  }

  /// Whether the word, in a heading, makes something relevant of the type.
  func isParent(_ word: String) -> Bool {
    parents.contains(word) || FrameworkProtocols.markers.contains(word)
      || FrameworkProtocols.mayRefine(word)
  }

  func calls(_ outline: DeclarationOutline) -> Bool {
    !outline.declared.isDisjoint(with: called) || !outline.extended.isDisjoint(with: called)
  }

  init(index: DeclarationIndex, followsBodies: Bool, typeNames: TypeNames) {
    self.typeNames = typeNames
    let conformances = Conformances(resolver: NameResolver(index: index))
    for type in index.ordered
    where !conformances.frameworkProtocols(of: type).isDisjoint(with: FrameworkProtocols.markers) {
      names.insert(type.bareName)
      if type.kind == .contract || type.kind == .reference { parents.insert(type.bareName) }
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
    for (name, alias) in index.aliases {
      add(alias.type)
      // What names only an alias of something relevant is relevant too.
      let meant = typeNames.of(Syntax(alias.type))
      if let last = name.split(separator: ".").last,
        !meant.isDisjoint(with: FrameworkProtocols.markers) || !meant.isDisjoint(with: parents)
      {
        parents.insert(String(last))
      }
    }
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

  private mutating func add(_ node: Syntax) { names.formUnion(typeNames.of(node)) }

  private mutating func addBody(of member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self), let body = function.body {
      called.formUnion(typeNames.of(Syntax(body)))
    } else if let made = member.as(InitializerDeclSyntax.self), let body = made.body {
      called.formUnion(typeNames.of(Syntax(body)))
    } else if let variable = member.as(VariableDeclSyntax.self) {
      called.formUnion(typeNames.of(Syntax(variable.bindings)))
    }
  }
}

/// The capitalised names in pieces of syntax, which is how types are written.
///
/// A class, because each round asks again for what the rounds before have asked for; whoever
/// asks keeps the trees alive.
private final class TypeNames {
  private var known: [SyntaxIdentifier: Set<String>] = [:]

  func of(_ node: Syntax) -> Set<String> {
    if let names = known[node.id] { return names }
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind,
        text.first?.isUppercase == true || text.hasPrefix("`")
      else { continue }
      let name = token.plainName
      if name.first?.isUppercase == true { names.insert(name) }
    }
    known[node.id] = names
    return names
  }
}

extension DeclaredProperty {
  fileprivate var hasAttribute: Bool { !variable.attributes.isEmpty }
}
