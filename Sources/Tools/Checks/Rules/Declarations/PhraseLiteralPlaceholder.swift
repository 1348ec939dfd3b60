// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel

/// Placeholders in Swift phrases are interpolations, not text.
struct PhraseLiteralPlaceholder: Rule {
  static let id: RuleID = "phrase.literal-placeholder"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "a phrase holds a placeholder as text instead of an interpolation"
  static let page = """
    `${applicationName}` and `${parameter}` are how string catalogs write placeholders. In a \
    Swift phrase they are plain text: the phrase does not name the app, so Siri never routes it, \
    and nothing but the build log says so. The same holds for an interpolation whose backslash is \
    missing or escaped. Write `\\(.applicationName)` and `\\(\\.$parameter)`; in \
    `AppShortcuts.xcstrings` keep `${…}`.

    Known from an app all of whose nine phrases were copied from a catalog.
    """
  static let examples: [Example] = [
    .fails(ExampleSource.shortcut(#"↓"Add a task in ${applicationName}""#)),
    .fails(ExampleSource.shortcut(##"↓"Add a task in \\(.applicationName)""##)),
    .fails(ExampleSource.shortcut(##"↓#"Add a task in \(.applicationName)"#"##)),
    .fails(ExampleSource.shortcut(#"↓"Add a task in (.applicationName)""#)),
    .fails(
      ExampleSource.shortcut(
        #"↓"Add {list} in \(.applicationName)""#,
        parameters: "@Parameter(title: \"List\") var list: List",
        types: ExampleSource.enumeration("List", "home", "work"))),
    .passes(ExampleSource.shortcut(#""Add a task in \(.applicationName)""#)),
    .passes(ExampleSource.shortcut(##"#"Add a task in \#(.applicationName)"#"##)),
    // Braces and parentheses that name nothing of the intent are odd, but no placeholders.
    .passes(ExampleSource.shortcut(#""Add {task} (now) in \(.applicationName)""#)),
    // Elsewhere the text is right: catalogs and summaries of parameters are no phrases.
    .passes(#"let key = "Add a task in ${applicationName}""#),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.flatMap { shortcut in
      shortcut.phrases.compactMap { phrase in
        let found = PhraseText.literalPlaceholders(in: phrase, parameters: shortcut.parameterNames)
        guard let first = found.first else { return nil }
        let fix = phrase.ownLiteral.map { literal in
          Finding.Fix(
            range: phrase.file.range(of: literal),
            replacement: PhraseText.interpolated(literal, parameters: shortcut.parameterNames))
        }
        return project.finding(
          Self.self, at: phrase.expression, in: phrase.file, .placeholderIsText(first),
          fix: fix)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func placeholderIsText(_ found: PhraseText.LiteralPlaceholder) -> Self {
    let right = found.name == "applicationName" ? "\\(.applicationName)" : "\\(\\.$\(found.name))"
    return "'\(found.written)' is plain text in a Swift phrase; write \(right)"
  }
}
