// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// A phrase can hold an entity or an enum, and one of them.
struct PhraseParameterType: Rule {
  static let id: RuleID = "phrase.parameter-type"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "a phrase holds a parameter that is no entity or enum, or two parameters"
  static let page = """
    The system learns every sentence of an App Shortcut beforehand, with each value of its \
    parameter in the place of the placeholder. That works for types whose values it can list: \
    `AppEntity` (through `suggestedEntities()`) and `AppEnum`. Free text, numbers and dates \
    cannot be listed, and the build of the metadata refuses them; let Siri ask for them instead.

    Two parameters in one phrase compile, and every pair of values would have to be learnt. As far \
    as anyone has reported, such phrases are not heard, so this is a warning: bind the value that \
    people name first and leave the other to a default or a question.

    Known from reports of developers who tried "ask … to find" with free text, and numbers.
    """
  static let examples: [Example] = [
    .fails(
      ExampleSource.shortcut(
        #""Add \(↓\.$text) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Text\") var text: String")),
    .fails(
      ExampleSource.shortcut(
        #""Add \(↓\.$count) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Count\") var count: Int?")),
    .fails(
      ExampleSource.shortcut(
        #"↓"Add \(\.$list) to \(\.$other) in \(.applicationName)""#,
        parameters: """
          @Parameter(title: "List") var list: List
          @Parameter(title: "Other") var other: List
          """, types: ExampleSource.enumeration("List", "home", "work"))),
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$list) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"List\") var list: List?",
        types: ExampleSource.enumeration("List", "home", "work"))),
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: Task",
        types: ExampleSource.entity("Task"))),
    // Of a module that is not in the project nothing is known.
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$task) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"Task\") var task: SharedTask")),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.flatMap { shortcut in
      shortcut.phrases.flatMap { phrase -> [Finding] in
        let used = phrase.template?.parameters ?? []
        var found = used.compactMap { use -> Finding? in
          guard let parameter = shortcut.parameter(use.name),
            let type = unlistable(parameter, in: project)
          else { return nil }
          return project.finding(
            Self.self, at: phrase.place(of: use.node), in: phrase.file,
            .isUnlistable(use.name, type))
        }
        if used.count > 1 {
          found.append(
            project.finding(
              Self.self, at: phrase.expression, in: phrase.file,
              .holdsSeveral(used.map(\.name)), severity: .warning))
        }
        return found
      }
    }
  }

  /// The name of the type, where it is neither an entity nor an enum.
  private func unlistable(_ parameter: DeclaredParameter, in project: CheckedProject) -> String? {
    switch project.valueType(of: parameter) {
    case .external(let name, _): return Self.plainTypes.contains(name) ? name : nil
    case .declared(let type):
      guard let known = project.declaration(of: type) else { return nil }
      let isListable = known.conforms(to: "AppEntity") || known.conforms(to: "AppEnum")
      return isListable || !project.seesAllMembers(of: known) ? nil : type.nestedName
    default: return nil
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "AttributedString", "Int", "Double", "Float", "Bool", "Date", "DateComponents", "URL",
    "Duration", "TimeInterval", "Measurement", "IntentFile", "IntentPerson", "CLPlacemark",
    "IntentCurrencyAmount", "IntentPaymentMethod", "Calendar.RecurrenceRule",
  ]
}

extension Finding.Message {
  fileprivate static func isUnlistable(_ name: String, _ type: String) -> Self {
    "'\(name)' is of type \(type), whose values no phrase can hold; use an AppEntity or an AppEnum"
  }

  fileprivate static func holdsSeveral(_ names: [String]) -> Self {
    """
    the phrase holds \(names.count) parameters, \(names.map { "'\($0)'" }.joined(separator: " and ")); \
    keep one
    """
  }
}
