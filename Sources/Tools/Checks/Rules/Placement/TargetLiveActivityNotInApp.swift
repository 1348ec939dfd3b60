// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// An intent of a Live Activity runs in the app.
struct TargetLiveActivityNotInApp: Rule {
  static let id: RuleID = "target.live-activity-not-in-app"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "an intent that changes a Live Activity is not compiled into the app"
  static let page = """
    The buttons of a Live Activity run a `LiveActivityIntent` in the process of the app, and only \
    the app sees its activities: in an extension `Activity.activities` is empty. If the app does \
    not have the intent's type, the button does nothing.

    Compile the intent into the app target and the widget extension, and put the attributes type \
    where both share it: two types of one name are not the same activity.
    """

  static let examples: [Example] = [
    .fails(app, widgets(intent("↓Stop", "LiveActivityIntent", ".result()"))),
    .fails(
      app,
      widgets(
        intent(
          "↓Stop", "AppIntent",
          """
          for activity in Activity<Ride>.activities { await activity.end(nil) }
              return .result()
          """))),
    .passes(
      .init(files: ["Stop.swift": intent("Stop", "LiveActivityIntent", ".result()")]),
      .init("Widgets", .widgetExtension, files: [:], shares: ["App"])),
    .passes(
      .init(files: ["App.swift": "import SwiftUI"], dependencies: ["Kit"]),
      .init("Widgets", .widgetExtension, files: [:], dependencies: ["Kit"]),
      .init(
        "Kit", .packageLibrary,
        files: ["Stop.swift": intent("Stop", "LiveActivityIntent", ".result()")])),
    // The widget has a stub of the name; the app's one runs.
    .passes(
      .init(files: ["Stop.swift": intent("Stop", "LiveActivityIntent", ".result()")]),
      widgets(intent("Stop", "LiveActivityIntent", "fatalError()"))),
    .passes(app, widgets(intent("Stop", "AppIntent", ".result()"))),
    // Activities of another kind.
    .passes(
      app, widgets(intent("Stop", "AppIntent", "await Log.activities.clear(); return .result()"))),
  ]

  private static let app = Example.Part(files: ["App.swift": "import SwiftUI"])

  private static func widgets(_ text: String) -> Example.Part {
    Example.Part("Widgets", .widgetExtension, files: ["Stop.swift": text])
  }

  private static func intent(_ name: String, _ kind: String, _ body: String) -> String {
    """
    import ActivityKit
    import AppIntents
    struct \(name): \(kind) {
      static let title: LocalizedStringResource = "Stop"
      func perform() async throws -> some IntentResult {
        \(body)
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let places = AppIntentPlaces(project)
    return project.intents.compactMap { intent in
      guard let programs = places.extensionsOnly(of: intent),
        intent.conforms(to: "LiveActivityIntent") || usesActivities(intent)
      else { return nil }
      return project.finding(
        Self.self, at: intent.name, in: intent.file,
        .liveActivityNotInApp(intent.title, extension: programs.firstName))
    }
  }

  /// Whether `perform()` asks ActivityKit for the app's activities or starts one.
  private func usesActivities(_ intent: Declaration) -> Bool {
    guard let perform = intent.function("perform"), let body = perform.declaration.body else {
      return false
    }
    var found = false
    ActiveWalk.through(body, in: perform.scope.file) { node in
      if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
        base.is(GenericSpecializationExprSyntax.self),
        WrittenName(base)?.names.last == "Activity",
        ["activities", "request"].contains(member.declName.baseName.plainName)
      {
        found = true
      }
      return found ? .skipChildren : .visitChildren
    }
    return found
  }
}

extension Finding.Message {
  fileprivate static func liveActivityNotInApp(_ intent: String, extension name: String) -> Self {
    """
    '\(intent)' changes a Live Activity, which only the app can do, but only the extension \
    '\(name)' has it; add its file to the app target too
    """
  }
}
