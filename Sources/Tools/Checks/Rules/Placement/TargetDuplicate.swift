// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// An intent that app and extension both have may run in either.
struct TargetDuplicate: Rule {
  static let id: RuleID = "target.duplicate"
  static let tier = Tier.wrong
  static let severity = Severity.info
  static let summary = "an intent or a provider is compiled into the app and an extension"
  static let page = """
    Where app and extension both compile an intent, who asks decides which process runs it: a \
    widget's button runs it in the widget extension, a request from outside in the app if that is \
    alive. Widgets and controls need this. The intent then has to work in both processes: shared \
    data in the App Group, dependencies registered in both. Left out is what only the widget's own \
    buttons run, and what always runs in the app: what opens it, plays, or changes a Live Activity.

    App Shortcuts of an extension are dropped, so there a provider is an error: it belongs to the \
    app target alone.
    """

  static let examples: [Example] = [
    .fails(
      .init(files: ["Add.swift": intent("↓Add")]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    .fails(
      .init(files: [
        "Shortcuts.swift": "import AppIntents\nstruct ↓Shortcuts: AppShortcutsProvider {}"
      ]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    // It configures a widget, and is an action besides.
    .fails(
      .init(
        files: [
          "Add.swift": intent("↓Add").replacing(
            "Intent {", with: "Intent, WidgetConfigurationIntent {")
        ]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    .passes(
      .init(files: ["Add.swift": intent("Add")]),
      .init("Widgets", .widgetExtension, files: ["Remove.swift": intent("Remove")])),
    // Only the widget's button runs it; and what always runs in the app.
    .passes(
      .init(
        files: [
          "Add.swift": intent("Add").replacing(
            "func", with: "static let isDiscoverable = false\n  func"),
          "Open.swift": intent("Open").replacing(
            "func", with: "static let openAppWhenRun = true\n  func"),
          "Play.swift": intent("Play").replacing("AppIntent {", with: "AudioPlaybackIntent {"),
        ]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    // A library is linked, and the type is there once.
    .passes(
      .init(files: [:], dependencies: ["Kit"]),
      .init("Widgets", .widgetExtension, files: [:], dependencies: ["Kit"]),
      .init("Kit", .framework, files: ["Add.swift": intent("Add")])),
    .passes(
      .init(files: ["Add.swift": intent("Add")]),
      .init("Tests", .unitTest, files: [:], shares: ["App"])),
    // The configuration of a widget has to be in both, and runs in neither.
    .passes(
      .init(
        files: ["Choice.swift": "import AppIntents\nstruct Choice: WidgetConfigurationIntent {}"]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
  ]

  private static func intent(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Add"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let intents = project.intents.filter { intent in
      let manner = IntentManner(intent, in: project)
      return !intent.isConfiguration && !manner.isHidden && !manner.mayOpenApp
        && intent.protocols.isDisjoint(with: Self.inApp)
    }.compactMap { intent in
      both(intent).map { app, other in
        project.finding(
          Self.self, at: intent.name, in: intent.file,
          .inBoth(intent.title, app: app.name, extension: other.name))
      }
    }
    let providers = project.providers.compactMap { provider in
      both(provider).map { _, other in
        project.finding(
          Self.self, at: provider.name, in: provider.file,
          .providerInExtension(provider.title, extension: other.name), severity: .error)
      }
    }
    return intents + providers
  }

  /// What the system always runs in the app.
  private static let inApp: Set<String> = [
    "LiveActivityIntent", "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent",
    "OpenIntent",
  ]

  /// The app and the extension that compile the declaration themselves.
  private func both(_ declaration: Declaration) -> (app: Target, other: Target)? {
    guard let app = declaration.targets.first(where: \.servesAsApp),
      let other = declaration.targets.first(where: {
        $0.product.isExtension && !$0.servesAsApp && $0.product != .appIntentsExtension
      })
    else { return nil }
    return (app, other)
  }
}

extension Finding.Message {
  fileprivate static func inBoth(
    _ intent: String, app: String, extension other: String
  ) -> Self {
    """
    '\(intent)' is compiled into '\(app)' and '\(other)': whoever asks decides which of them runs \
    it, so make it work in both
    """
  }

  fileprivate static func providerInExtension(_ provider: String, extension name: String) -> Self {
    """
    the App Shortcuts of '\(provider)' are compiled into the extension '\(name)' too, where they \
    are dropped; take the file out of that target
    """
  }
}
