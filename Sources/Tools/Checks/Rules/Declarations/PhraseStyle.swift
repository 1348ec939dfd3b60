// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// Phrases are said, and shortcuts are shown.
struct PhraseStyle: Rule {
  static let id: RuleID = "phrase.style"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary =
    "a phrase wakes Siri or has marks nobody says, or a shortcut has no title or image"
  static let page = """
    A phrase is what follows "Hey Siri": with these words in it, it is never matched. Question marks, \
    slashes and brackets cannot be said; write one phrase for each way to say it. Without \
    `shortTitle` and `systemImageName` the shortcut stays out of the tiles of Spotlight and the \
    Shortcuts app since iOS 17.
    """
  static let examples: [Example] = [
    .fails(ExampleSource.shortcut(#"↓"Hey Siri, add in \(.applicationName)""#)),
    .fails(ExampleSource.shortcut(#"↓"What is next in \(.applicationName)?""#)),
    .fails(ExampleSource.shortcut(#"↓"Start/stop \(.applicationName)""#)),
    .fails(
      ExampleSource.provider(
        #"↓AppShortcut(intent: Add(), phrases: ["Add in \(.applicationName)"])"#,
        types: ExampleSource.intent("Add"))),
    .passes(
      ExampleSource.shortcut(
        #""What's next, in \(.applicationName)", "Re-add in \(.applicationName)""#)),
    .passes(
      ExampleSource.shortcut(
        #""Add \(\.$list) in \(.applicationName)""#,
        parameters: "@Parameter(title: \"List\") var list: List?",
        types: ExampleSource.enumeration("List", "home", "work"))),
    // Another rule has placeholders that are text.
    .passes(ExampleSource.shortcut(#""Add in (.applicationName)", "Add in ${applicationName}""#)),
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.shortcuts.flatMap { shortcut -> [Finding] in
      var found = shortcut.phrases.compactMap { phrase -> Finding? in
        guard let problem = problem(phrase, of: shortcut) else { return nil }
        return project.finding(Self.self, at: phrase.expression, in: phrase.file, problem)
      }
      if shortcut.call.argument("shortTitle") == nil,
        shortcut.call.argument("systemImageName") == nil
      {
        let place = shortcut.call.call.calledExpression
        found.append(project.finding(Self.self, at: place, in: shortcut.file, .hasNoTile))
      }
      return found
    }
  }

  private func problem(_ phrase: Phrase, of shortcut: Shortcut) -> Finding.Message? {
    guard let template = phrase.template,
      PhraseText.literalPlaceholders(in: phrase, parameters: shortcut.parameterNames).isEmpty
    else { return nil }
    if template.text.lowercased().starts(with: "hey siri") { return .wakesSiri }
    let spoken = template.text.replacing(/\$\{\w+\}/, with: "")
    if let mark = spoken.first(where: { "?!;/\\()[]{}<>|*_\"“”…".contains($0) }) {
      return .hasMark(String(mark))
    }
    return spoken.hasSuffix(".") ? .hasMark(".") : nil
  }
}

extension Finding.Message {
  fileprivate static var wakesSiri: Self {
    "the phrase begins with what wakes Siri; leave 'Hey Siri' out"
  }

  fileprivate static func hasMark(_ mark: String) -> Self {
    "nobody says '\(mark)'; write the phrase as it is spoken"
  }

  fileprivate static var hasNoTile: Self {
    "the shortcut has no shortTitle and no systemImageName, so it gets no tile; add both"
  }
}
