// Reminders, a project for tests of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ShowReminders: AppIntent {
  static var title: LocalizedStringResource = "Show Reminders"
  static var description = IntentDescription("Says how many reminders are open.")

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Nothing is open.")
  }
}

struct RemindersShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowReminders(), phrases: ["Show what is open in \(.applicationName)"],
      shortTitle: "Show Reminders", systemImageName: "list.bullet")
  }
}
