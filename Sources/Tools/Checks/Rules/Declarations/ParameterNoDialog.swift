// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// A value that is asked for should be asked for in the app's words.
struct ParameterNoDialog: Rule {
  static let id: RuleID = "param.no-dialog"
  static let tier = Tier.quality
  static let severity = Severity.info
  static let summary = "a required parameter has no requestValueDialog"
  static let page = """
    When a required value is missing, the system asks a question made of the parameter's title, such \
    as "What's the title?". `requestValueDialog:` is the question in your words and in the person's \
    language.
    """
  static let examples: [Example] = [
    .fails(
      "import AppIntents\n"
        + ExampleSource.intent("Add", "@Parameter(title: \"Text\") var ↓text: String")),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Add",
          #"@Parameter(title: "Text", requestValueDialog: "What shall I add?") var text: String"#)),
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Add",
          """
          @Parameter(title: "Text") var text: String?
          @Parameter(title: "Count", default: 1) var count: Int
          @Parameter(title: "Bold") var bold: Bool
          """)),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.listedIntents.flatMap { intent in
      intent.parameters.compactMap { parameter in
        guard !parameter.isOptional, !parameter.hasDefault,
          parameter.argument("requestValueDialog") == nil,
          parameter.property.scope.file === intent.file, !isFilled(parameter, in: project)
        else { return nil }
        return project.finding(
          Self.self, at: parameter.property.binding.pattern, in: intent.file,
          .hasNoDialog(parameter.name))
      }
    }
  }

  /// A flag is shown as a switch, and files come from the action before.
  private func isFilled(_ parameter: DeclaredParameter, in project: CheckedProject) -> Bool {
    switch project.valueType(of: parameter) {
    case .external("Bool", _), .external("IntentFile", _): return true
    case .array: return true
    default: return false
    }
  }
}

extension Finding.Message {
  fileprivate static func hasNoDialog(_ parameter: String) -> Self {
    "'\(parameter)' is asked for in the system's words; add requestValueDialog"
  }
}
