// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// Intents, entities and enums have static members that the system cannot do without.
struct DeclarationMissingMember: Rule {
  static let id: RuleID = "declaration.missing-member"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary =
    "an intent, entity, enum or provider lacks a member that its protocol requires"
  static let page = """
    An intent has a `title`, an entity a `typeDisplayRepresentation`, a `defaultQuery` and a \
    `displayRepresentation`, an enum a `typeDisplayRepresentation` and \
    `caseDisplayRepresentations`, a provider its `appShortcuts`. Without one of them the code does \
    not compile, and this check says so before a Mac does. Articles name members that no protocol \
    has, such as `typeDisplayName`: they are accepted as properties of your own, and read by nobody.
    """
  static let examples: [Example] = [
    .fails(
      """
      import AppIntents
      struct ↓Task: AppEntity {
        static let typeDisplayName = LocalizedStringResource("Task")
        static let defaultQuery = TaskQuery()
        var id: String
        var displayRepresentation: DisplayRepresentation { "Task" }
      }
      """),
    .fails(
      """
      import AppIntents
      struct ↓Add: AppIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      """),
    .fails(
      """
      import AppIntents
      enum ↓Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
      }
      """),
    .passes(ExampleSource.shortcut(#""Add in \(.applicationName)""#)),
    .passes("import AppIntents\n" + ExampleSource.entity("Task")),
    // In an extension, of a protocol of the project, or of every entity.
    .passes(
      """
      import AppIntents
      struct Add: AppIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      extension Add {
        static let title: LocalizedStringResource = "Add"
      }
      """),
    .passes(
      """
      import AppIntents
      protocol Named: AppIntent {}
      extension Named {
        static var title: LocalizedStringResource { "Run" }
      }
      struct Add: Named {
        func perform() async throws -> some IntentResult { .result() }
      }
      """),
    .passes(
      """
      import AppIntents
      enum Size: String, AppEnum {
        case small, large
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
          .small: "Small", .large: "Large"
        ]
      }
      extension AppEnum {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Choice" }
      }
      """),
    // A macro or a protocol of another module brings them.
    .passes(
      """
      import AppIntents
      @AppIntent(schema: .system.search)
      struct Search: ShowInAppSearchResultsIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Add: AppIntent, TitledIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      """),
    // What the framework gives to entities without identity, and to unique ones.
    .passes(
      """
      import AppIntents
      struct Summary: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
        var displayRepresentation: DisplayRepresentation { "Summary" }
      }
      """),
    // Elsewhere than on this platform.
    .passes(
      """
      import AppIntents
      struct Add: AppIntent {
        #if os(macOS)
          static let title: LocalizedStringResource = "Add"
        #endif
        func perform() async throws -> some IntentResult { .result() }
      }
      """),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let provided = project.membersOfForeignExtensions
    return project.declarations.compactMap { declaration in
      guard declaration.type.kind != .contract, project.seesAllMembers(of: declaration),
        !declaration.type.isInForeignType, !project.leavesOut(declaration)
      else { return nil }
      let missing = required(declaration).filter { name in
        !provided.contains(name) && !declaration.declares(name)
      }
      guard !missing.isEmpty else { return nil }
      let misnamed =
        declaration.declares("typeDisplayName")
        && missing.contains("typeDisplayRepresentation")
      return project.finding(
        Self.self, at: declaration.name, in: declaration.file,
        misnamed ? .hasTypeDisplayName(declaration.title) : .lacks(declaration.title, missing))
    }
  }

  private func required(_ declaration: Declaration) -> [String] {
    var names: [String] = []
    if declaration.conforms(to: "AppIntent"), !declaration.conforms(to: "AssistantIntent") {
      names.append("title")
    }
    if declaration.conforms(to: "AppEnum") {
      names += ["typeDisplayRepresentation", "caseDisplayRepresentations"]
    }
    if declaration.conforms(to: "AppEntity"), !declaration.conforms(to: "AppEnum") {
      names.append("typeDisplayRepresentation")
      if !declaration.conforms(to: "UniqueAppEntity") { names.append("displayRepresentation") }
      let hasQuery = ["TransientAppEntity", "RawRepresentable"].contains {
        declaration.conforms(to: $0)
      }
      if !hasQuery, declaration.type.kind != .enumeration { names.append("defaultQuery") }
    }
    if declaration.conforms(to: "AppShortcutsProvider") { names.append("appShortcuts") }
    return names
  }
}

extension CheckedProject {
  /// Whether an Xcode project that builds other files does not build this one.
  fileprivate func leavesOut(_ declaration: Declaration) -> Bool {
    project.kind == .xcodeProject && declaration.targets.isEmpty
      && project.unowned.contains(declaration.file.path)
  }
}

extension Declaration {
  /// Whether the type, or what it inherits from, has a member of this name on any platform.
  fileprivate func declares(_ name: String) -> Bool {
    ([type] + ancestors).contains { owner in
      owner.properties(named: name, isStatic: true).contains { !$0.isRequirement }
        || owner.properties(named: name, isStatic: false).contains { !$0.isRequirement }
    } || isDeclaredConditionally(name)
  }

  /// Whether the name is declared in the heading's own braces, in a branch that is not compiled.
  private func isDeclaredConditionally(_ name: String) -> Bool {
    guard let node = type.name.parent else { return false }
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
        && token.parent?.parent?.is(PatternBindingSyntax.self) == true
        && token.isInConditionalBlock
    }
  }
}

extension TokenSyntax {
  fileprivate var isInConditionalBlock: Bool {
    var node = parent
    while let current = node {
      if current.is(IfConfigDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension CheckedProject {
  /// Names of properties that extensions of types and protocols of other modules declare.
  fileprivate var membersOfForeignExtensions: Set<String> {
    var names: Set<String> = []
    for file in files {
      for item in file.items(file.tree.statements) {
        guard let found = item.node.as(ExtensionDeclSyntax.self) else { continue }
        let scope = NameScope(file: file, enclosing: [])
        if case .declared(let type) = resolver.resolve(found.extendedType, in: scope),
          type.kind != .contract
        {
          continue
        }
        for member in file.members(of: found.memberBlock) {
          names.formUnion(member.propertyNames)
        }
      }
    }
    return names
  }
}

extension Finding.Message {
  fileprivate static func lacks(_ name: String, _ members: [String]) -> Self {
    let list = members.map { "'\($0)'" }.joined(separator: " and ")
    return "'\(name)' has no \(list); declare what its protocol requires"
  }

  fileprivate static func hasTypeDisplayName(_ name: String) -> Self {
    """
    '\(name)' has no 'typeDisplayRepresentation', and 'typeDisplayName' is no requirement of \
    anything; declare the former
    """
  }
}
