// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// Actions in Shortcuts should say what they do.
struct IntentNoDescription: Rule {
  static let id: RuleID = "intent.no-description"
  static let tier = Tier.quality
  static let severity = Severity.info
  static let summary = "an intent that Shortcuts lists has no description"
  static let page = """
    The description is what people read when they look at an action in the Shortcuts app, and what \
    search finds. Without it there is the title alone. Intents that configure widgets and controls, \
    and those with `isDiscoverable = false`, are not listed and need none.
    """
  static let examples: [Example] = [
    .fails(
      "import AppIntents\n"
        + ExampleSource.intent("Add").replacing("struct Add", with: "struct ↓Add")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Add", #"static let description = IntentDescription("Adds.")"#)),
    .passes(
      "import AppIntents\n" + ExampleSource.intent("Add", "static let isDiscoverable = false")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent("Choose").replacing(
          "AppIntent {", with: "WidgetConfigurationIntent {")),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.listedIntents.compactMap { intent in
      guard intent.property("description", isStatic: true) == nil else { return nil }
      return project.finding(
        Self.self, at: intent.name, in: intent.file, .hasNoDescription(intent.title))
    }
  }
}

extension CheckedProject {
  /// The intents that people find in Shortcuts, and of which every member is seen.
  var listedIntents: [Declaration] {
    intents.filter { intent in
      intent.isShipped && intent.isDiscoverable(constants) && seesAllMembers(of: intent)
        && Self.unlisted.allSatisfy { !intent.conforms(to: $0) }
    }
  }

  private static let unlisted = [
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent",
    "SnippetIntent", "DeprecatedAppIntent",
  ]
}

extension Finding.Message {
  fileprivate static func hasNoDescription(_ intent: String) -> Self {
    "'\(intent)' has no description; say in a sentence what it does"
  }
}
