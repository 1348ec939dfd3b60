// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SourceModel
import SwiftSyntax

/// What the build reads from the source has to be written there.
struct StaticNotLiteral: Rule {
  static let id: RuleID = "static.not-literal"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "a title, name or flag is computed, so the build cannot read it"
  static let page = """
    Titles, descriptions, names of types and cases, short titles, phrases and flags such as \
    `openAppWhenRun` are taken from the source while the app is built, and the system shows them \
    without starting it. The compiler hands over literals, and calls such as \
    `LocalizedStringResource("key", table: "Table")` with literals in them. A getter with one such \
    expression is fine. What is put together (`"a" + b`, an interpolation, a condition, several \
    statements, a function, a constant that is declared elsewhere) has no value then: the build of \
    the metadata stops, or the text is missing.

    A `bundle:` argument is refused too: the text comes from the bundle that declares the intent.

    Known from build errors about `LocalizedStringResource`, and from the constant values that the \
    open compiler writes for such code: "Runtime" and "MemberReference" instead of a text.
    """

  private static func intent(_ title: String, more: String = "") -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      static \(title)
      func perform() async throws -> some IntentResult { .result() }
    }
    \(more)
    """
  }

  static let examples: [Example] = [
    .fails(intent(#"let title: LocalizedStringResource = ↓"Add to \(listName)""#)),
    .fails(intent(#"let title: LocalizedStringResource = ↓"Add " + "task""#)),
    .fails(intent(#"var title: LocalizedStringResource { ↓isPlural ? "Add tasks" : "Add task" }"#)),
    .fails(
      intent(
        "let title: LocalizedStringResource = ↓Texts.add",
        more: #"enum Texts { static let add: LocalizedStringResource = "Add" }"#)),
    .fails(intent(#"let title = LocalizedStringResource("add", bundle: ↓.main)"#)),
    .fails(
      intent(
        """
        var ↓title: LocalizedStringResource {
            if isPlural { return "Add tasks" }
            return "Add task"
          }
        """)),
    .fails(
      intent(
        """
        let title: LocalizedStringResource = "Add"
          static var ↓openAppWhenRun: Bool {
            if #available(iOS 18, *) { return false }
            return true
          }
        """)),
    .fails(
      ExampleSource.shortcut(
        "↓AppShortcutPhrase(Texts.add)", types: "enum Texts { static let add = \"Add\" }")),
    .passes(intent(#"var title: LocalizedStringResource { "Add" }"#)),
    .passes(intent(#"let title: LocalizedStringResource = .init("add", defaultValue: "Add")"#)),
    .passes(
      intent(
        #"let title = LocalizedStringResource("add", table: "Intents", comment: "A \(placeholder: .int)")"#
      )),
    .passes(
      intent(
        """
        let title: LocalizedStringResource = "Add"
          static let description = IntentDescription("Adds.", categoryName: "Tasks", searchKeywords: ["new"])
        """)),
    // Generated from a string catalog, or of a module that is not in the project.
    .passes(intent("let title: LocalizedStringResource = .addTask")),
    .passes(intent("let title: LocalizedStringResource = Localized.addTask")),
    // Not read by the build: what people see while the intent runs, and the app's own members.
    .passes(
      """
      import AppIntents
      enum Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
          .small: "Small", .large: DisplayRepresentation(title: "Large", image: .init(systemName: icon()))
        ]
        static var description: String {
          let all = allNames()
          return all.joined()
        }
      }
      """),
    .passes("import AppIntents\n" + ExampleSource.entity("Task")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Run", "static var steps: Int { isLong ? 3 : 1 }")),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let reader = LiteralReader(constants: project.constants)
    let declared = project.declarations.filter { $0.isShipped && $0.type.kind != .contract }
    let found =
      declared.flatMap { texts(of: $0, reader, in: project) }
      + declared.flatMap { severalStatements(in: $0, project) }
      + project.shortcuts.flatMap { shortcut in
        problems(project.staticTexts(of: shortcut), reader, in: project)
          + shortcut.phrases.flatMap { phrases($0, reader, in: project) }
      }
    // A member of a protocol extension is one place, however many types have it.
    var places: Set<SourcePosition> = []
    return found.filter { places.insert($0.position).inserted }
  }

  private func texts(
    of declaration: Declaration, _ reader: LiteralReader, in project: CheckedProject
  ) -> [Finding] {
    problems(project.staticTexts(of: declaration), reader, in: project)
  }

  private func problems(
    _ texts: [StaticText], _ reader: LiteralReader, in project: CheckedProject
  ) -> [Finding] {
    texts.flatMap { text in
      reader.problems(text.written).map { problem in
        project.finding(
          Self.self, at: problem.node, in: problem.file, .cannotBeRead(text.name, problem.reason))
      }
    }
  }

  private func phrases(
    _ phrase: Phrase, _ reader: LiteralReader, in project: CheckedProject
  ) -> [Finding] {
    guard phrase.template == nil || phrase.ownLiteral == nil else { return [] }
    let isKnown = phrase.literal != nil && phrase.ownLiteral == nil
    guard isKnown else { return [] }
    return [
      project.finding(
        Self.self, at: phrase.expression, in: phrase.file, .cannotBeRead("a phrase", .isElsewhere))
    ]
  }

  /// What the build reads of a declaration.
  private static func members(of declaration: Declaration) -> [String] {
    var names = ["persistentIdentifier"]
    if declaration.conforms(to: "AppIntent") {
      names += ["title", "description", "openAppWhenRun", "isDiscoverable", "authenticationPolicy"]
    }
    if declaration.conforms(to: "AppValue") { names.append("typeDisplayRepresentation") }
    if declaration.conforms(to: "AppEnum") { names.append("caseDisplayRepresentations") }
    return names
  }

  /// Getters with more than one statement, or with one that is no expression.
  private func severalStatements(
    in declaration: Declaration, _ project: CheckedProject
  ) -> [Finding] {
    Self.members(of: declaration).compactMap { name in
      guard let property = declaration.property(name, isStatic: true), property.value == nil,
        let statements = property.statements, !statements.isEmpty,
        property.binding.pattern.is(IdentifierPatternSyntax.self)
      else { return nil }
      return project.finding(
        Self.self, at: property.binding.pattern, in: property.scope.file,
        .cannotBeRead("\(name) of '\(declaration.title)'", .hasStatements))
    }
  }
}

extension Finding.Message {
  fileprivate static func cannotBeRead(_ name: String, _ reason: LiteralReader.Reason) -> Self {
    switch reason {
    case .hasBundle: "the build refuses 'bundle:' in the \(name); leave it out"
    default: "the build cannot read the \(name): \(reason.text); write it as a literal"
    }
  }
}
