// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// Actions and App Shortcuts have to be in the app.
struct TargetIntentNotInApp: Rule {
  static let id: RuleID = "target.intent-not-in-app"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "intents or App Shortcuts are only in an extension, the app has none"
  static let page = """
    Shortcuts, Siri and Spotlight take an app's actions and phrases from the app's own bundle, or \
    from an App Intents extension. Compiled into a widget extension only, an intent serves the \
    widget's buttons, and nobody finds it anywhere else: the app is missing from Shortcuts, no \
    phrase works, and the build log says no more than that the extraction of metadata was skipped.

    Add the file to the app target as well. Intents that only buttons, toggles and controls of the \
    extension start are left alone here, as are those with `isDiscoverable = false`.
    """
  static let words: Set<String> = [
    "AppIntents intent", "AppIntents action", "WidgetKit intent", "WidgetKit action",
  ]

  static let examples: [Example] = [
    .fails(
      .init(files: ["App.swift": "import SwiftUI"]),
      .init("Widgets", .widgetExtension, files: ["Add.swift": intent("↓Add")])),
    // App Shortcuts of an extension are dropped, also where the app has intents.
    .fails(
      .init(files: ["Add.swift": intent("Add")]),
      .init("Widgets", .widgetExtension, files: ["Shortcuts.swift": provider("↓Shortcuts")])),
    .passes(
      .init(files: ["Add.swift": intent("Add")]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    // The app links the library that has it.
    .passes(
      .init(files: ["App.swift": "import SwiftUI"], dependencies: ["Kit"]),
      .init("Widgets", .widgetExtension, files: [:], dependencies: ["Kit"]),
      .init("Kit", .framework, files: ["Add.swift": intent("Add")])),
    // A button of the widget starts it.
    .passes(
      .init(files: ["App.swift": "import SwiftUI"]),
      .init(
        "Widgets", .widgetExtension,
        files: [
          "Add.swift": intent("Add"),
          "Widget.swift": """
          import AppIntents
          import SwiftUI
          struct AddView: View { var body: some View { Button("Add", intent: Add()) } }
          """,
        ])),
    // An App Intents extension is for this.
    .passes(
      .init(files: ["App.swift": "import SwiftUI"]),
      .init(
        "Intents", .appIntentsExtension,
        files: ["Add.swift": intent("Add"), "Shortcuts.swift": provider("Shortcuts")])),
    .passes(
      .init(files: ["App.swift": "import SwiftUI"]),
      .init(
        "Widgets", .widgetExtension,
        files: [
          "Add.swift": intent("Add", extra: "static let isDiscoverable = false"),
          "Choice.swift": "import AppIntents\nstruct Choice: WidgetConfigurationIntent {}",
        ])),
    // The app has actions; that this one serves the widget only is a choice.
    .passes(
      .init(files: ["Remove.swift": intent("Remove")]),
      .init("Widgets", .widgetExtension, files: ["Add.swift": intent("Add")])),
    // The code of an older watch app.
    .passes(
      .init("Watch", .watchApplication, files: [:]),
      .init(
        "Watch Extension", .appExtension(point: "com.apple.watchkit"),
        files: ["Add.swift": intent("Add")])),
  ]

  private static func intent(_ name: String, extra: String = "") -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Add"
      \(extra)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  private static func provider(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: ["Add in \\(.applicationName)"])
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let reach = Reach(project.project)
    return intents(in: project, reach) + providers(in: project, reach)
  }

  private func intents(in project: CheckedProject, _ reach: Reach) -> [Finding] {
    let places = project.intents.map { (intent: $0, programs: reach.programs(of: $0)) }
    let served = Set(places.flatMap { $0.programs.map(\.id) })
    let missing = places.compactMap { intent, programs -> (intent: Declaration, Finding)? in
      guard let apps = apps(missing: programs, in: project.project),
        !apps.contains(where: { hasActions($0, served, in: project.project) }),
        intent.isOffered(project.constants), !intent.conforms(to: "LiveActivityIntent")
      else { return nil }
      let finding = project.finding(
        Self.self, at: intent.name, in: intent.file,
        .intentNotInApp(intent.title, extension: programs.firstName, app: apps.firstName))
      return (intent, finding)
    }
    let names = Set(missing.map(\.intent.type.bareName))
    let constructed = ConstructedIntents(project, of: names).names
    return missing.filter { !constructed.contains($0.intent.type.bareName) }.map(\.1)
  }

  private func providers(in project: CheckedProject, _ reach: Reach) -> [Finding] {
    project.providers.compactMap { provider in
      let programs = reach.programs(of: provider)
      guard let apps = apps(missing: programs, in: project.project) else { return nil }
      return project.finding(
        Self.self, at: provider.name, in: provider.file,
        .providerNotInApp(provider.title, extension: programs.firstName, app: apps.firstName))
    }
  }

  /// The apps that embed these extensions; nil if one is an app or may hold actions in its stead.
  private func apps(missing programs: [Target], in project: Project) -> [Target]? {
    guard !programs.isEmpty,
      !programs.contains(where: { $0.servesAsApp || $0.product == .appIntentsExtension })
    else { return nil }
    let apps = programs.flatMap { project.embedders(of: $0) }.filter(\.product.isApplication)
    return apps.isEmpty ? nil : apps
  }

  /// Whether the app, or an App Intents extension in it, holds an intent.
  private func hasActions(_ app: Target, _ served: Set<Target.ID>, in project: Project) -> Bool {
    served.contains(app.id)
      || project.targets.contains { target in
        target.product == .appIntentsExtension && served.contains(target.id)
          && project.embedders(of: target).contains(app)
      }
  }
}

extension Finding.Message {
  fileprivate static func intentNotInApp(
    _ intent: String, extension name: String, app: String
  ) -> Self {
    """
    '\(intent)' is only in the extension '\(name)', where Shortcuts and Siri do not look; add it \
    to the app target '\(app)' too, or declare isDiscoverable = false
    """
  }

  fileprivate static func providerNotInApp(
    _ provider: String, extension name: String, app: String
  ) -> Self {
    """
    the App Shortcuts of '\(provider)' are only in the extension '\(name)' and are dropped; move \
    it to the app target '\(app)'
    """
  }
}
