// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add task"
  @Parameter(title: "Title") var title: String
  @Parameter(title: "Priority") var priority: Priority
  @Parameter(title: "Project") var project: Project?

  init() {}
  init(priority: Priority) { self.priority = priority }

  func perform() async throws -> some IntentResult { .result() }
}

struct TestShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.navy
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Call \(.applicationName)"])
  }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTask(priority: .high),
      phrases: [
        "Add a task in \(.applicationName)",
        "Add a \(\.$priority) task to \(\.$project) in \(.applicationName)",
      ], shortTitle: "Add Task", systemImageName: "plus")
    if #available(iOS 17, *) {
      AppShortcut(
        intent: OpenProject(), phrases: ["Open \(\.$target) in \(.applicationName)"],
        shortTitle: "Open", systemImageName: "folder",
        parameterPresentation: ParameterPresentation(
          for: \.$target, summary: Summary("Open \(\.$target)"),
          optionsCollections: {
            OptionsCollection(ProjectQuery(), title: "Projects", systemImageName: "folder")
          }))
    }
  }
}

struct ReturnedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: Says(), phrases: ["Say something in \(.applicationName)"], shortTitle: "Say",
        systemImageName: "text.bubble")
    ]
  }
}
