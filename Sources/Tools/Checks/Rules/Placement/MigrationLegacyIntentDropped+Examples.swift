// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension MigrationLegacyIntentDropped {
  static let examples: [Example] = [
    .fails(
      .init(files: ["Handler.swift": handler, "Intent.swift": intent("↓CreateTaskAppIntent")])),
    .fails(
      .init(
        files: [
          "Intents.intentdefinition": definition("CreateTask", prefix: "Acme"),
          "Intent.swift": intent("↓CreateTask"),
        ])),
    Example(
      parts: [.init(files: ["Intent.swift": intent("↓CreateTaskIntent")])], fails: true,
      earlier: [.init(files: ["Intents.intentdefinition": definition("CreateTask")])]),
    // The parameter has another name: saved values are lost.
    .fails(
      .init(
        files: [
          "Intents.intentdefinition": definition("CreateTask"),
          "Intent.swift": intent("↓AddTask", migrated: "CreateTaskIntent", parameter: "name"),
        ])),
    .passes(
      .init(
        files: [
          "Handler.swift": handler,
          "Intent.swift": intent("CreateTaskAppIntent", migrated: "CreateTaskIntent"),
        ])),
    Example(
      parts: [.init(files: ["Intent.swift": intent("AddTask", migrated: "CreateTaskIntent")])],
      fails: false,
      earlier: [.init(files: ["Intents.intentdefinition": definition("CreateTask")])]),
    // Only the Mac compiles the successor.
    Example(
      parts: [
        .init(
          files: [
            "Intent.swift":
              "#if os(macOS)\n\(intent("AddTask", migrated: "CreateTaskIntent"))\n#endif"
          ])
      ], fails: false,
      earlier: [.init(files: ["Intents.intentdefinition": definition("CreateTask")])]),
    // The class has the prefix of the definition, or the name that is written there.
    .passes(
      .init(
        files: [
          "Intents.intentdefinition": definition("CreateTask", prefix: "Acme"),
          "Intent.swift": intent("CreateTask", migrated: "AcmeCreateTaskIntent"),
        ])),
    .passes(
      .init(
        files: [
          "Intents.intentdefinition": definition("CreateTask", className: "NewTaskIntent"),
          "Intent.swift": intent("CreateTask", migrated: "NewTaskIntent"),
        ])),
    // By its parameters it does what another custom intent does.
    .passes(
      .init(
        files: [
          "A.intentdefinition": definition("CreateTask"),
          "B.intentdefinition": definition("CreateTaskInApp", parameter: "name"),
          "Intent.swift": intent("CreateTaskAppIntent", parameter: "name"),
        ])),
    // Not shown to people beside the custom intent.
    .passes(
      .init(
        files: [
          "Handler.swift": handler,
          "Intent.swift": intent("CreateTaskIntent", extra: "static let isDiscoverable = false"),
        ])),
    .passes(.init(files: ["Handler.swift": handler, "Intent.swift": intent("RemoveTaskIntent")])),
    // Apple's own intents have no successor to declare.
    .passes(
      .init(
        files: [
          "Handler.swift": handler.replacing("CreateTaskIntent", with: "INAddTasksIntent"),
          "Intent.swift": intent("INAddTasksIntent"),
        ])),
    // A protocol of the app that only sounds like a handler.
    .passes(
      .init(
        files: [
          "Router.swift": """
          import Intents
          protocol CreateTaskIntentHandling {}
          final class Router: CreateTaskIntentHandling { func handle(url: URL) {} }
          """,
          "Intent.swift": intent("CreateTaskIntent"),
        ])),
  ]

  private static let handler = """
    import Intents
    final class Handler: INExtension, CreateTaskIntentHandling {
      func handle(intent: CreateTaskIntent) async -> CreateTaskIntentResponse {
        CreateTaskIntentResponse(code: .success, userActivity: nil)
      }
    }
    """

  private static func intent(
    _ name: String, migrated: String? = nil, parameter: String = "title", extra: String = ""
  ) -> String {
    let claim = migrated.map { "static let intentClassName = \"\($0)\"" } ?? ""
    return """
      import AppIntents
      struct \(name): AppIntent\(migrated == nil ? "" : ", CustomIntentMigratedAppIntent") {
        static let title: LocalizedStringResource = "Create Task"
        \(claim)
        \(extra)
        @Parameter(title: "Title") var \(parameter): String
        func perform() async throws -> some IntentResult { .result() }
      }
      """
  }

  private static func definition(
    _ name: String, prefix: String? = nil, className: String? = nil, parameter: String = "title"
  ) -> String {
    let prefix = prefix.map { "<key>INIntentClassPrefix</key><string>\($0)</string>" } ?? ""
    let className = className.map { "<key>INIntentClassName</key><string>\($0)</string>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentConfigurable</key><true/>
      \(className)\(prefix)<key>INIntentName</key><string>\(name)</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterConfigurable</key><true/>
      <key>INIntentParameterName</key><string>\(parameter)</string>
      </dict></array>
      <key>INIntentType</key><string>Custom</string>
      </dict></array></dict></plist>
      """
  }
}
