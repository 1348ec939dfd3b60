// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// An action with parameters reads as a sentence.
struct IntentNoSummary: Rule {
  static let id: RuleID = "intent.no-summary"
  static let tier = Tier.quality
  static let severity = Severity.info
  static let summary = "an intent that Shortcuts lists has parameters and no parameterSummary"
  static let page = """
    With a `parameterSummary` an action reads "Add Milk to Groceries" in the Shortcuts editor, with \
    the parameters in place. Without it people see the title and a list of fields, and what is \
    required hides behind "Show more". Spotlight on the Mac runs an intent only if the summary names \
    all its required parameters.
    """
  static let examples: [Example] = [
    .fails(
      "import AppIntents\n"
        + ExampleSource.intent("Add", "@Parameter(title: \"Text\") var text: String")
        .replacing("struct Add", with: "struct ↓Add")),
    .passes("import AppIntents\n" + ExampleSource.intent("Add")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Add",
          """
          @Parameter(title: "Text") var text: String
          static var parameterSummary: some ParameterSummary { Summary("Add \\(\\.$text)") }
          """)),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Add",
          """
          static let isDiscoverable = false
          @Parameter(title: "Text") var text: String
          """)),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.listedIntents.compactMap { intent in
      guard !intent.parameters.isEmpty, !intent.conforms(to: "OpenIntent"),
        intent.property("parameterSummary", isStatic: true) == nil
      else { return nil }
      return project.finding(
        Self.self, at: intent.name, in: intent.file, .hasNoSummary(intent.title))
    }
  }
}

extension Finding.Message {
  fileprivate static func hasNoSummary(_ intent: String) -> Self {
    "'\(intent)' has parameters and no parameterSummary; say them in a sentence"
  }
}
