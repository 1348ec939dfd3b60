// AcmeTasks, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

public struct AcmeShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateTaskIntent(),
      phrases: [
        "Create a task in \(.applicationName)",
        "Add a task to \(.applicationName)",
        "New task in \(.applicationName)",
        "Remind me in \(.applicationName)",
      ],
      shortTitle: "Create Task",
      systemImageName: "plus.circle"
    )
    AppShortcut(
      intent: CompleteTaskIntent(),
      phrases: [
        "Complete \(\.$task) in \(.applicationName)",
        "Complete a task in \(.applicationName)",
        "Mark \(\.$task) as done in \(.applicationName)",
      ],
      shortTitle: "Complete Task",
      systemImageName: "checkmark.circle"
    )
    AppShortcut(
      intent: DeleteTaskIntent(),
      phrases: [
        "Delete \(\.$entities) in \(.applicationName)",
        "Delete a task in \(.applicationName)",
      ],
      shortTitle: "Delete Task",
      systemImageName: "trash"
    )
    AppShortcut(
      intent: ListTasksIntent(),
      phrases: [
        "Show my tasks in \(.applicationName)",
        "What's due in \(.applicationName)",
        "List \(\.$project) tasks in \(.applicationName)",
      ],
      shortTitle: "My Tasks",
      systemImageName: "list.bullet"
    )
    AppShortcut(
      intent: OpenProjectIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Open my \(\.$target) project in \(.applicationName)",
        "Show \(\.$target) using \(.applicationName)",
      ],
      shortTitle: "Open Project",
      systemImageName: "folder"
    )
    AppShortcut(
      intent: ChooseServerIntent(),
      phrases: [
        "Use the \(\.$server) server in \(.applicationName)"
      ],
      shortTitle: "Choose Server",
      systemImageName: "server.rack"
    )
    AppShortcut(
      intent: ShareUsageIntent(),
      phrases: [
        "Turn usage sharing \(\.$sharing) in \(.applicationName)",
        "Change usage sharing in \(.applicationName)",
      ],
      shortTitle: "Usage Sharing",
      systemImageName: "chart.bar"
    )
  }
}
