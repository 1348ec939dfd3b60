// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// An intent that opens the app has to be in the app.
struct TargetOpensAppInExtension: Rule {
  static let id: RuleID = "target.opens-app-in-extension"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "an intent that brings the app to the foreground is only in an extension"
  static let page = """
    An intent that opens the app (`openAppWhenRun = true`, a foreground mode, `OpenIntent`, \
    `ForegroundContinuableIntent`) runs in the process of the app. Where the app does not have the \
    type, the system has nothing to run: a button or a control does nothing, and Shortcuts says \
    that an internal error occurred, even for an empty `perform()`.

    Compile the intent into the app target too. A control that opens the app needs this as well.
    """

  static let examples: [Example] = [
    .fails(app, widgets(intent("↓Open", ": AppIntent", "static let openAppWhenRun = true"))),
    .fails(
      app, widgets(intent("↓Open", ": AppIntent", "static var openAppWhenRun: Bool { true }"))),
    .fails(
      app, widgets(intent("↓Open", ": OpenIntent", "@Parameter(title: \"List\") var target: List"))),
    .fails(
      app,
      widgets(
        intent(
          "↓Open", ": AppIntent",
          "static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]"))),
    .fails(
      app,
      .init(
        "Intents", .appIntentsExtension,
        files: ["Open.swift": intent("↓Open", ": AppIntent, ForegroundContinuableIntent", "")])),
    .passes(app, widgets(intent("Add", ": AppIntent", "static let openAppWhenRun = false"))),
    .passes(
      app,
      widgets(intent("Add", ": AppIntent", "static let supportedModes: IntentModes = .background"))),
    // What it opens stands elsewhere.
    .passes(
      app, widgets(intent("Add", ": AppIntent", "static let openAppWhenRun = Build.opensApp"))),
    .passes(
      .init(files: ["Open.swift": intent("Open", ": AppIntent", "static let openAppWhenRun = true")]
      ),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    .passes(
      .init(files: ["App.swift": "import SwiftUI"], dependencies: ["Kit"]),
      .init("Widgets", .widgetExtension, files: [:], dependencies: ["Kit"]),
      .init(
        "Kit", .packageLibrary,
        files: ["Open.swift": intent("Open", ": AppIntent", "static let openAppWhenRun = true")])),
    // The app says itself that opening it is not wanted.
    .passes(
      app,
      widgets(
        intent(
          "Play", ": PlayVideoIntent",
          "static let openAppWhenRun = false\n  @Parameter(title: \"Term\") var term: String"))),
  ]

  private static let app = Example.Part(files: ["App.swift": "import SwiftUI"])

  private static func widgets(_ text: String) -> Example.Part {
    Example.Part("Widgets", .widgetExtension, files: ["Intents.swift": text])
  }

  private static func intent(_ name: String, _ inherited: String, _ extra: String) -> String {
    """
    import AppIntents
    struct \(name)\(inherited) {
      static let title: LocalizedStringResource = "Open"
      \(extra)
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let places = AppIntentPlaces(project)
    return project.intents.compactMap { intent in
      guard let programs = places.extensionsOnly(of: intent),
        let reason = reason(intent, project.constants)
      else { return nil }
      return project.finding(
        Self.self, at: intent.name, in: intent.file,
        .opensAppFromExtension(intent.title, reason, extension: programs.firstName))
    }
  }

  /// Why the intent needs the app in the foreground; nil if it does not, or nothing says so.
  private func reason(_ intent: Declaration, _ constants: ConstantReader) -> String? {
    if intent.conforms(to: "ForegroundContinuableIntent") { return "continues in the app" }
    if let property = intent.property("supportedModes", isStatic: true) {
      return namesForeground(property) ? "has a foreground mode" : nil
    }
    if let property = intent.property("openAppWhenRun", isStatic: true) {
      return constants.bool(of: property) == true ? "opens the app" : nil
    }
    let opening = ["OpenIntent", "ShowInAppSearchResultsIntent", "PlayVideoIntent"]
    return opening.contains(where: intent.conforms(to:)) ? "opens the app" : nil
  }

  private func namesForeground(_ property: DeclaredProperty) -> Bool {
    guard let value = property.value else { return false }
    return value.tokens(viewMode: .sourceAccurate).contains { $0.text == "foreground" }
  }
}

extension Finding.Message {
  fileprivate static func opensAppFromExtension(
    _ intent: String, _ reason: String, extension name: String
  ) -> Self {
    """
    '\(intent)' \(reason), but only the extension '\(name)' has it and it cannot run; add its file \
    to the app target too
    """
  }
}
