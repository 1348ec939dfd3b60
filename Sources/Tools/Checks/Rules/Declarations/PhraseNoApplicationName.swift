// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// App Shortcut phrases must name the app.
struct PhraseNoApplicationName: Rule {
  static let id: RuleID = "phrase.no-application-name"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "a phrase does not contain \\(.applicationName)"
  static let page = """
    Siri only routes a phrase that names the app, and the name has to be the placeholder: typed \
    out, it does not follow the app's alternative names and translations, and the build of the \
    metadata refuses the phrase. Write `\\(.applicationName)` where the name is spoken.
    """
  static let examples: [Example] = [
    .passes(shortcut(#""Add a task in \(.applicationName)""#)),
    .fails(shortcut(#"↓"Add a task in Acme""#)),
    .fails(shortcut(#""Add a task in \(.applicationName)", ↓"Add a task""#)),
    // Another rule has it: the placeholder is there, as text.
    .passes(shortcut(#""Add a task in ${applicationName}""#)),
  ]

  private static func shortcut(_ phrases: String) -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: [\(phrases)], shortTitle: "Add", systemImageName: "plus")
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.flatMap(\.phrases).compactMap { phrase in
      guard let template = phrase.template, !phrase.namesApp,
        !PhraseText.holdsLiteralPlaceholder(phrase)
      else { return nil }
      return project.finding(
        Self.self, at: phrase.expression, in: phrase.file, .phraseOmitsApp(template.text))
    }
  }
}

extension Finding.Message {
  fileprivate static func phraseOmitsApp(_ phrase: String) -> Self {
    "phrase \"\(phrase)\" does not name the app; add \\(.applicationName)"
  }
}
