// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// An app has at most ten App Shortcuts and a thousand phrases.
struct PhraseTooManyShortcuts: Rule {
  static let id: RuleID = "phrase.too-many-shortcuts"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "an app offers more than ten App Shortcuts or a thousand phrases, or nearly"
  static let page = """
    The system takes ten App Shortcuts of an app and a thousand phrases, where a phrase with a \
    parameter counts once for each value. An eleventh shortcut makes the build of the metadata \
    fail, and phrases beyond the thousandth are never heard. Branches of `if #available` are not \
    added up: the longest way through the builder counts.

    At nine or ten this is a warning: the next feature has no place left, so think now about which \
    shortcuts people use. An intent does not need an App Shortcut to be offered in Shortcuts.

    Known from an app that gave up its "lock" shortcut to make room, and from one at exactly ten.
    """

  private static func builder(_ count: Int) -> String {
    (1...count).map {
      ExampleSource.shortcut(of: "Add", "\"Number \($0) in \\(.applicationName)\"")
    }
    .joined(separator: "\n")
  }

  private static func source(_ builder: String) -> String {
    ExampleSource.provider(builder, types: ExampleSource.intent("Add"))
      .replacing("struct Shortcuts", with: "struct ↓Shortcuts")
  }

  static let examples: [Example] = [
    .fails(source(builder(11))),
    .fails(source(builder(10))),
    .fails(
      source(
        builder(8) + "\nif #available(iOS 18, *) {\n" + builder(3) + "\n} else {\n" + builder(1)
          + "\n}")),
    .passes(source(builder(8)).replacing("↓", with: "")),
    // Only one of the branches is there at a time.
    .passes(
      source(
        builder(6) + "\nif #available(iOS 18, *) {\n" + builder(2) + "\n} else {\n" + builder(2)
          + "\n}"
      ).replacing("↓", with: "")),
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$list) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"List\") var list: List",
        types: ExampleSource.enumeration("List", "home", "work"))),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcutLists.flatMap { list -> [Finding] in
      let place = list.provider.name
      let file = list.provider.file
      var found: [Finding] = []
      let count = list.longestPath
      if count > 10 {
        found.append(project.finding(Self.self, at: place, in: file, .tooMany(count)))
      } else if count >= 9 {
        found.append(
          project.finding(Self.self, at: place, in: file, .nearlyTooMany(count), severity: .warning)
        )
      }
      let phrases = list.shortcuts.reduce(0) { $0 + expandedPhrases($1, in: project) }
      if phrases > 1_000 {
        found.append(project.finding(Self.self, at: place, in: file, .tooManyPhrases(phrases)))
      }
      return found
    }
  }

  /// Phrases with enums count once for each case; how many values an entity has is not known.
  private func expandedPhrases(_ shortcut: Shortcut, in project: CheckedProject) -> Int {
    shortcut.phrases.reduce(0) { count, phrase in
      let names = phrase.template?.parameters.map(\.name) ?? []
      return count
        + names.reduce(1) { product, name in
          guard let parameter = shortcut.parameter(name),
            let cases = project.enumeration(of: parameter)?.type.caseNames.count
          else { return product }
          return min(product * max(cases, 1), 1_000_000)
        }
    }
  }
}

extension Finding.Message {
  fileprivate static func tooMany(_ count: Int) -> Self {
    "\(count) App Shortcuts, and the system takes ten; remove those that people use least"
  }

  fileprivate static func nearlyTooMany(_ count: Int) -> Self {
    count == 10
      ? "10 App Shortcuts are all that the system takes; the next one needs the place of another"
      : "\(count) App Shortcuts of the ten that the system takes; choose the last one with care"
  }

  fileprivate static func tooManyPhrases(_ count: Int) -> Self {
    """
    at least \(count) phrases with the values of their parameters, and the system takes 1000; \
    use fewer phrases for parameters with many values
    """
  }
}
