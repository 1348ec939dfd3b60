// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The Swift texts that examples of these rules are made of.
enum ExampleSource {
  /// An intent and a provider with one shortcut for it.
  static func shortcut(
    _ phrases: String, parameters: String = "", types: String = "", intent: String = "Add()"
  ) -> String {
    provider(
      """
      AppShortcut(
        intent: \(intent), phrases: [\(phrases)], shortTitle: "Add", systemImageName: "plus")
      """, types: self.intent("Add", parameters) + "\n" + types)
  }

  /// A provider with this builder.
  static func provider(_ builder: String, types: String = "") -> String {
    """
    import AppIntents
    \(types)
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        \(builder)
      }
    }
    """
  }

  /// A shortcut in a builder.
  static func shortcut(of intent: String, _ phrases: String...) -> String {
    """
    AppShortcut(
      intent: \(intent)(), phrases: [\(phrases.joined(separator: ", "))], shortTitle: "Run",
      systemImageName: "play")
    """
  }

  static func intent(_ name: String, _ members: String = "") -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      \(members)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  /// An entity with a query that has these functions.
  static func entity(
    _ name: String, query: String = "EntityQuery",
    functions: String = "func suggestedEntities() async throws -> [Self.Entity] { stored }",
    queryMark: String = ""
  ) -> String {
    """
    struct \(name): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
      static let defaultQuery = \(name)Query()
      var id: String
      var displayRepresentation: DisplayRepresentation { "\(name)" }
    }
    struct \(queryMark)\(name)Query: \(query) {
      func entities(for identifiers: [String]) async throws -> [\(name)] { [] }
      \(functions.replacing("Self.Entity", with: name))
    }
    """
  }

  /// An enum with these cases, each titled as it is called.
  static func enumeration(_ name: String, _ cases: String...) -> String {
    """
    enum \(name): String, AppEnum {
      case \(cases.joined(separator: ", "))
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "\(name)"
      static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [
        \(cases.map { ".\($0): \"\($0)\"" }.joined(separator: ", "))
      ]
    }
    """
  }
}
