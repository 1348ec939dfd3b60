// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// What an App Shortcut needs should be in its phrase or have a default.
struct ShortcutPromptsForValue: Rule {
  static let id: RuleID = "shortcut.prompts-for-value"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "an App Shortcut needs a value that no phrase gives, so Siri asks every time"
  static let page = """
    An App Shortcut is said in one sentence. If its intent has a required parameter without a \
    default and no phrase binds it, Siri answers each time with a question before anything happens, \
    in a car or on a watch too. What `init()` assigns does not count: the system reads defaults \
    from `@Parameter(default:)`.

    Give the parameter a default, make it optional and choose a value in `perform()`, bind an \
    entity or enum in a phrase, or give the value where the shortcut is made: \
    `AppShortcut(intent: Open(target: .today), …)`. Where the question is meant, say it in your words: `requestValueDialog` silences \
    this rule. Free text is left out: no phrase can hold it, so asking is the only way.

    Known from reports that spoken commands "ask back", and from a dose app that asks for the date \
    of each entry.
    """
  static let examples: [Example] = [
    .fails(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Date\") var date: Date", intent: "↓Add()")),
    .fails(
      ExampleSource.shortcut(
        #""Add \(\.$list) in \(.applicationName)""#,
        parameters: """
          @Parameter(title: "List") var list: List
          @Parameter(title: "Count") var count: Int
          """, types: ExampleSource.enumeration("List", "home", "work"), intent: "↓Add()")),
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$list) in \(.applicationName)", "Add in \(.applicationName)""#,
        parameters: "@Parameter(title: \"List\") var list: List",
        types: ExampleSource.enumeration("List", "home", "work"))),
    .passes(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: """
          @Parameter(title: "Count", default: 1) var count: Int
          @Parameter(title: "Note") var note: String?
          @Parameter(title: "Text", requestValueDialog: "What shall I add?") var text: String
          """)),
    // The text of a note can only be asked for.
    .passes(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Text\") var text: String")),
    // The value is given, or may be.
    .passes(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: """
          @Parameter(title: "Count") var count: Int
          init() {}
          init(count: Int) { self.count = count }
          """, intent: "Add(count: 1)")),
    .passes(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: """
          @Parameter(title: "Count") var count: Int
          static let one = Add()
          """, intent: "Add.one")),
    // The query knows which one is meant when nothing is said.
    .passes(
      ExampleSource.shortcut(
        #""Add in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity(
          "Task",
          functions: """
            func suggestedEntities() async throws -> [Task] { [] }
            func defaultResult() async -> Task? { nil }
            """))),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.compactMap { shortcut in
      // A list of phrases that is not written out may bind anything.
      guard let intent = shortcut.intent, !shortcut.presetsValues, !shortcut.phrases.isEmpty,
        shortcut.phrases.allSatisfy({ $0.template != nil }),
        let place = shortcut.call.argument("intent")?.expression
      else { return nil }
      let bound = Set(shortcut.phrases.flatMap { $0.template?.parameters.map(\.name) ?? [] })
      let asked = intent.parameters.filter {
        !bound.contains($0.name) && isAsked($0, in: project)
      }
      guard !asked.isEmpty else { return nil }
      return project.finding(
        Self.self, at: place, in: shortcut.file, .asks(intent.title, for: asked.map(\.name)))
    }
  }

  private func isAsked(_ parameter: DeclaredParameter, in project: CheckedProject) -> Bool {
    guard !parameter.hasDefault, parameter.argument("requestValueDialog") == nil,
      parameter.argument("optionsProvider") == nil, parameter.argument("query") == nil,
      let type = project.valueType(of: parameter), !isOptional(parameter, in: project)
    else { return false }
    switch type {
    case .declared(let declared):
      guard let entity = project.declaration(of: declared) else { return false }
      if entity.conforms(to: "AppEnum") { return true }
      guard entity.conforms(to: "AppEntity"), !entity.conforms(to: "UniqueAppEntity") else {
        return false
      }
      guard let query = project.query(of: entity) else { return false }
      return query.function("defaultResult") == nil && !query.conforms(to: "UniqueAppEntityQuery")
    case .external(let name, _): return !Self.saidFreely.contains(name)
    default: return false
    }
  }

  /// Types of values that have no default and that no phrase can hold: the question is the feature.
  private static let saidFreely: Set<String> = ["String", "AttributedString", "IntentFile"]

  /// A typealias may stand for an optional.
  private func isOptional(_ parameter: DeclaredParameter, in project: CheckedProject) -> Bool {
    guard let written = parameter.property.type else { return true }
    if case .optional = project.resolver.resolve(written, in: parameter.property.scope) {
      return true
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func asks(_ intent: String, for names: [String]) -> Self {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return """
      no phrase gives \(list) of '\(intent)', so Siri asks each time; give a default, make it \
      optional or bind it
      """
  }
}
