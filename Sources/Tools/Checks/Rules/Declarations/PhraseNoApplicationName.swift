// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// App Shortcut phrases must name the app.
struct PhraseNoApplicationName: Rule {
  static let id: RuleID = "phrase.no-application-name"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary = "a phrase does not contain \\(.applicationName)"
  static let page = """
    Siri only routes a phrase that names the app, and the name has to be the placeholder: typed \
    out, it does not follow the app's alternative names and translations, and the build of the \
    metadata refuses the phrase. Write `\\(.applicationName)` where the name is spoken; where \
    the name of the target or the display name of its `Info.plist` stands there, the check \
    offers the edit.

    Known from a shipping app whose phrase "Find" plus its own name broke the build with a newer \
    version of Xcode.
    """
  static let examples: [Example] = [
    .passes(ExampleSource.shortcut(#""Add a task in \(.applicationName)""#)),
    .fails(ExampleSource.shortcut(#"↓"Add a task in Acme""#)),
    .fails(ExampleSource.shortcut(#""Add a task in \(.applicationName)", ↓"Add a task""#)),
    .fails(
      ExampleSource.shortcut(
        #"↓"Add to \(\.$list)""#, parameters: "@Parameter(title: \"List\") var list: List",
        types: ExampleSource.enumeration("List", "home", "work"))),
    // Other rules have it: the placeholder is there, as text, or the phrase is no literal.
    .passes(ExampleSource.shortcut(#""Add a task in ${applicationName}""#)),
    .passes(ExampleSource.shortcut("AppShortcutPhrase(Phrases.add)")),
    // The name may stand anywhere, and alone.
    .passes(ExampleSource.shortcut(#""\(.applicationName)", "Tell \(.applicationName) to add""#)),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.flatMap { shortcut in
      shortcut.phrases.compactMap { phrase in
        guard let template = phrase.template, !phrase.namesApp, !namesAppAsText(phrase, shortcut)
        else { return nil }
        let fix = fix(phrase, names: Self.names(of: shortcut, in: project))
        return project.finding(
          Self.self, at: phrase.expression, in: phrase.file,
          fix == nil ? .phraseOmitsApp(template.text) : .phraseSpellsApp(template.text), fix: fix)
      }
    }
  }

  private func namesAppAsText(_ phrase: Phrase, _ shortcut: Shortcut) -> Bool {
    PhraseText.literalPlaceholders(in: phrase, parameters: shortcut.parameterNames)
      .contains { $0.name == "applicationName" }
  }

  private func fix(_ phrase: Phrase, names: [String]) -> Finding.Fix? {
    guard let literal = phrase.ownLiteral else { return nil }
    for name in names {
      if let text = PhraseText.namingApp(literal, name: name) {
        return Finding.Fix(range: phrase.file.range(of: literal), replacement: text)
      }
    }
    return nil
  }

  /// What the app is called, the name that people see first.
  private static func names(of shortcut: Shortcut, in project: CheckedProject) -> [String] {
    let targets = shortcut.provider.targets.flatMap { target in
      target.product.isApplication ? [target] : [target] + project.project.embedders(of: target)
    }
    let shown = targets.flatMap { target in
      ["CFBundleDisplayName", "CFBundleName"].compactMap { target.infoPlist?[$0]?.string }
    }
    let named = targets.filter(\.product.isApplication).map(\.name)
    return (shown + named).filter { !$0.contains("$(") && !$0.isEmpty }
  }
}

extension Finding.Message {
  fileprivate static func phraseOmitsApp(_ phrase: String) -> Self {
    "phrase \"\(phrase)\" does not name the app; add \\(.applicationName)"
  }

  fileprivate static func phraseSpellsApp(_ phrase: String) -> Self {
    "phrase \"\(phrase)\" spells the app's name out; write \\(.applicationName) there"
  }
}
