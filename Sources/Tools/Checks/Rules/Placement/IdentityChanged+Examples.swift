// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

extension IdentityChanged {
  static let examples: [Example] = [
    changed(to: intent("↓AddTask"), fails: true),
    changed(
      to: intent("AddTask", extra: "static let persistentIdentifier = \"Add\""), fails: false),
    changed(to: "↓import Foundation", fails: true),
    changed(to: intent("Add") + intent("Remove", title: "Remove"), fails: false),
    // The parameter has another name.
    changed(to: intent("Add", parameter: "↓name: String"), fails: true),
    changed(
      to: intent("↓Add", parameter: "name: String").replacing("@Parameter", with: "@State"),
      fails: true),
    // Another title is only another text.
    changed(to: intent("Add", title: "Add a Task"), fails: false),
    changed(to: available("obsoleted", intent("↓Add")), fails: true),
    changed(to: available("deprecated", intent("Add")), fails: false),
    // Nobody can have stored what was not offered.
    changed(
      from: intent("Add", extra: "static let isDiscoverable = false"), to: "import Foundation",
      fails: false),
    // Shortcuts stored the class of the custom intent, and still find it.
    changed(
      from: migrated("Add"), to: migrated("AddTask"), fails: false),
    changed(from: entity("Project"), to: entity("↓Place"), fails: true),
    changed(
      from: entity("Project"),
      to: entity("Place", extra: "static let persistentIdentifier = \"Project\""), fails: false),
    changed(from: choice("low, high"), to: choice("low, ↓urgent"), fails: true),
    changed(from: choice("low, high"), to: choice("low, urgent = \"high\", none"), fails: false),
    // A macro of the schema makes the conformance.
    changed(
      to: intent("Add").replacing(
        "struct Add: AppIntent", with: "@AppIntent(schema: .tasks.add)\nstruct Add"),
      fails: false),
    Example(
      parts: [
        .init(files: ["App.swift": ""]),
        .init("Widgets", .widgetExtension, files: ["Add.swift": intent("↓Add")]),
      ], fails: true, earlier: [.init(files: ["Add.swift": intent("Add")])]),
    // The app links the library.
    Example(
      parts: [
        .init(files: ["App.swift": ""], dependencies: ["Kit"]),
        .init("Kit", .framework, files: ["Add.swift": intent("Add")]),
      ], fails: false, earlier: [.init(files: ["Add.swift": intent("Add")])]),
    .passes(intent("Add")),
  ]

  private static func changed(
    from earlier: String = intent("Add"), to now: String, fails: Bool
  ) -> Example {
    Example(
      parts: [.init(files: ["Intents.swift": now])], fails: fails,
      earlier: [.init(files: ["Intents.swift": earlier])])
  }

  private static func intent(
    _ name: String, title: String = "Add Task", parameter: String = "title: String",
    extra: String = ""
  ) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(title)"
      \(extra)
      @Parameter(title: "Title") var \(parameter)
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  private static func available(_ word: String, _ intent: String) -> String {
    intent.replacing("struct", with: "@available(iOS, \(word): 18)\nstruct")
  }

  private static func migrated(_ name: String) -> String {
    intent(name, extra: "static let intentClassName = \"AddIntent\"")
      .replacing(": AppIntent", with: ": AppIntent, CustomIntentMigratedAppIntent")
  }

  private static func entity(_ name: String, extra: String = "") -> String {
    let plain = name.filter { $0 != Example.mark }
    return intent("Add", parameter: "place: \(plain)?") + """
      struct \(name): AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let defaultQuery = PlaceQuery()
        \(extra)
        let id: String
        var displayRepresentation: DisplayRepresentation { "Place" }
      }
      struct PlaceQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [\(plain)] { [] }
      }
      """
  }

  private static func choice(_ cases: String) -> String {
    intent("Add", parameter: "urgency: Urgency") + """
      enum Urgency: String, AppEnum {
        case \(cases)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Urgency"
        static let caseDisplayRepresentations: [Urgency: DisplayRepresentation] = [:]
      }
      """
  }
}
