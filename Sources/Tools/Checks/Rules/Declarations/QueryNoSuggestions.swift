// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A query has to offer something: to phrases, and to people who choose.
struct QueryNoSuggestions: Rule {
  static let id: RuleID = "query.no-suggestions"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary =
    "an entity is used in a phrase or must be chosen, but its query offers nothing"
  static let page = """
    Siri learns the values of a phrase from `suggestedEntities()` of the entity's query; searching \
    by words is no substitute. Without it, or when it always returns an empty list, the phrase has \
    no values and is never heard. `EnumerableEntityQuery` offers `allEntities()`.

    A required parameter that is in no phrase can also be filled by searching, so there \
    `entities(matching:)` is enough. A query with neither shows an empty list, and unless some \
    other action makes such a value, nobody can ever fill the parameter.

    Write `suggestedEntities()` with what people use most, and call \
    `updateAppShortcutParameters()` of the provider when that changes.
    """
  static let examples: [Example] = [
    .fails(
      ExampleSource.shortcut(
        #""Open \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task?",
        types: ExampleSource.entity(
          "Task", query: "EntityStringQuery",
          functions: "func entities(matching string: String) async throws -> [Self.Entity] { [] }",
          queryMark: "↓"))),
    .fails(
      ExampleSource.shortcut(
        #""Open \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity(
          "Task", functions: "func suggestedEntities() async throws -> [Self.Entity] { [] }",
          queryMark: "↓"))),
    .fails(
      "import AppIntents\n"
        + ExampleSource.intent("Open", "@Parameter(title: \"Task\") var task: Task") + "\n"
        + ExampleSource.entity("Task", functions: "", queryMark: "↓")),
    .passes(
      ExampleSource.shortcut(
        #""Open \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity("Task"))),
    .passes(
      ExampleSource.shortcut(
        #""Open \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity(
          "Task", query: "EnumerableEntityQuery",
          functions: "func allEntities() async throws -> [Self.Entity] { stored }"))),
    // Chosen by searching.
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Open", "@Parameter(title: \"Task\") var task: Task") + "\n"
        + ExampleSource.entity(
          "Task", query: "EntityStringQuery",
          functions: "func entities(matching string: String) async throws -> [Self.Entity] { [] }")),
    // Only ever a result, an optional extra, or filled by the app itself.
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Open", "@Parameter(title: \"Task\") var task: Task?") + "\n"
        + ExampleSource.entity("Task", functions: "")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Open",
          """
          static let isDiscoverable = false
          @Parameter(title: "Task") var task: Task
          """) + "\n" + ExampleSource.entity("Task", functions: "")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Open",
          "@Parameter(title: \"Task\", optionsProvider: TaskOptions()) var task: Task") + "\n"
        + ExampleSource.entity("Task", functions: "")),
    // Another action makes the value, or the app does.
    .passes(
      """
      import AppIntents
      struct Make: AppIntent {
        static let title: LocalizedStringResource = "Make"
        func perform() async throws -> some IntentResult & ReturnsValue<Task> { .result(value: made) }
      }
      """ + "\n" + ExampleSource.intent("Open", "@Parameter(title: \"Task\") var task: Task") + "\n"
        + ExampleSource.entity("Task", functions: "")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Open",
          """
          @Parameter(title: "Task") var task: Task
          init() {}
          init(task: Task) { self.task = task }
          """) + "\n" + ExampleSource.entity("Task", functions: "")),
    // Spotlight knows the values, and opens the one that is tapped.
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Open", "@Parameter(title: \"Task\") var target: Task")
        .replacing("AppIntent {", with: "OpenIntent {") + "\n"
        + ExampleSource.entity("Task", functions: "")
        .replacing("AppEntity {", with: "AppEntity, IndexedEntity {")),
    // A protocol of another module may offer them.
    .passes(
      ExampleSource.shortcut(
        #""Open \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity("Task", query: "EntityQuery, StoredQuery", functions: ""))),
  ]

  private enum Use { case phrase, required }

  func findings(in project: CheckedProject) -> [Finding] {
    let uses = uses(in: project)
    return project.entities.compactMap { entity in
      guard let use = uses[entity.type.qualifiedName], let query = project.query(of: entity),
        project.seesAllMembers(of: query), query.isShipped,
        !query.conforms(to: "UniqueAppEntityQuery"),
        !query.conforms(to: "IndexedEntityQuery"), !offersSomething(query, to: use, in: project)
      else { return nil }
      return project.finding(
        Self.self, at: query.name, in: query.file,
        use == .phrase
          ? .phraseGetsNoValue(query.title, entity.title)
          : .nothingToChoose(query.title, entity.title))
    }
  }

  private func uses(in project: CheckedProject) -> [String: Use] {
    var uses: [String: Use] = [:]
    let made = EntityValues(in: project)
    for intent in project.intents
    where intent.isShipped && intent.isDiscoverable(project.constants)
      && !intent.conforms(to: "SnippetIntent")
    {
      for parameter in intent.parameters
      where !parameter.isOptional && !parameter.hasDefault && !isFilledOtherwise(parameter) {
        guard let entity = project.entity(of: parameter), !made.areMade(of: entity),
          !intent.takesValue(for: parameter),
          !(intent.conforms(to: "OpenIntent") && entity.conforms(to: "IndexedEntity"))
        else { continue }
        uses[entity.type.qualifiedName] = .required
      }
    }
    for shortcut in project.shortcuts {
      for name in shortcut.phrases.flatMap({ $0.template?.parameters.map(\.name) ?? [] }) {
        guard let parameter = shortcut.parameter(name), !isFilledOtherwise(parameter),
          let entity = project.entity(of: parameter)
        else { continue }
        uses[entity.type.qualifiedName] = .phrase
      }
    }
    return uses
  }

  private func isFilledOtherwise(_ parameter: DeclaredParameter) -> Bool {
    parameter.argument("optionsProvider") != nil || parameter.argument("query") != nil
  }

  private func offersSomething(
    _ query: Declaration, to use: Use, in project: CheckedProject
  ) -> Bool {
    let offers = ["suggestedEntities", "allEntities", "results"].flatMap {
      query.functions($0, labels: [])
    }
    switch use {
    case .phrase: return offers.contains { !isEmptyList($0, query.file) }
    case .required:
      return !offers.isEmpty || query.conforms(to: "EntityStringQuery")
        || query.conforms(to: "EntityPropertyQuery")
    }
  }

  /// Whether nothing but an empty list is returned.
  private func isEmptyList(_ function: FunctionDeclSyntax, _ file: ParsedFile) -> Bool {
    guard let body = function.body else { return false }
    let items = file.items(body.statements)
    guard items.count == 1, let list = items[0].soleExpression?.as(ArrayExprSyntax.self) else {
      return false
    }
    return list.elements.isEmpty
  }
}

extension Finding.Message {
  fileprivate static func phraseGetsNoValue(_ query: String, _ entity: String) -> Self {
    """
    '\(entity)' is used in a phrase, but '\(query)' suggests nothing, so the phrase gets no value; \
    add suggestedEntities()
    """
  }

  fileprivate static func nothingToChoose(_ query: String, _ entity: String) -> Self {
    """
    a '\(entity)' must be chosen, but '\(query)' offers none; add suggestedEntities() or \
    entities(matching:)
    """
  }
}
