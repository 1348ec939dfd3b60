// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel

/// Phrase catalogs have to fit the phrases of the source.
struct LocalizationPhraseMismatch: Rule {
  static let id: RuleID = "l10n.phrase-mismatch"
  static let tier = Tier.wrong
  static let severity = Severity.error
  static let summary = "a phrase catalog lacks a phrase, has a stale one or breaks a placeholder"
  static let page = """
    The keys of `AppShortcuts.strings` are the phrases of the source, letter by letter, with \
    `${applicationName}` and `${parameter}` for the interpolations. A key that no phrase has any more \
    translates nothing; a phrase without its key stays untranslated, so the people of that language \
    cannot say it. A translation without `${applicationName}`, or with a placeholder that is \
    misspelt, is no phrase at all.

    Correct the key or the translation. Keys of string catalogs are kept by Xcode; there only the \
    placeholders are looked at.
    """

  static let examples: [Example] = [
    .fails(
      app(
        "de", #"↓"Add to ${applicationName}" = "Anlegen";"#,
        phrases: #""Add to \(.applicationName)""#)),
    // A word of the placeholder.
    .fails(
      app(
        "de", #"↓"Add to ${applicationName}" = "In ${application_name} anlegen";"#,
        phrases: #""Add to \(.applicationName)""#)),
    // The phrase has no translation.
    .fails(
      app(
        "de", #""Add to ${applicationName}" = "In ${applicationName} anlegen";"#,
        phrases: #""Add to \(.applicationName)", ↓"New in \(.applicationName)""#)),
    // No phrase has the key.
    .fails(
      app(
        "de",
        """
        "Add to ${applicationName}" = "In ${applicationName} anlegen";
        ↓"Create in ${applicationName}" = "Neu in ${applicationName}";
        """, phrases: #""Add to \(.applicationName)""#)),
    .fails(
      app(
        "de", #"↓"Open ${book} in ${applicationName}" = "${applicationName} öffnen";"#,
        phrases: #""Open \(\.$book) in \(.applicationName)""#)),
    .passes(
      app(
        "de",
        """
        /* Add */
        "Add to ${applicationName}" = "In ${applicationName} anlegen";
        // Open
        "Open ${book} in ${applicationName}" = "${book} in ${applicationName} öffnen";
        """,
        phrases: #""Add to \(.applicationName)", "Open \(\.$book) in \(.applicationName)""#)),
    // What keeps Siri from the app names no app, and is no phrase of a shortcut.
    .passes(
      app(
        "de",
        """
        "Add to ${applicationName}" = "In ${applicationName} anlegen";
        "Add a contact" = "Einen Kontakt anlegen";
        """, phrases: #""Add to \(.applicationName)""#,
        members: "static var negativePhrases: [NegativeAppShortcutPhrase] { \"Add a contact\" }")),
    .passes(
      .init(
        files: [
          "Shortcuts.swift": provider(#""Add to \(.applicationName)""#),
          "AppShortcuts.xcstrings": """
          { "strings" : { "Add a contact" : { "localizations" : { "de" : {
            "stringUnit" : { "value" : "Einen Kontakt anlegen" } } } } } }
          """,
        ], localizations: ["en", "de"])),
    // The phrases of the watch are in the same file.
    .passes(
      app(
        "de",
        """
        "Add to ${applicationName}" = "In ${applicationName} anlegen";
        "Log in ${applicationName}" = "In ${applicationName} eintragen";
        """, phrases: #""Add to \(.applicationName)""#),
      .init(
        "Watch", .watchApplication,
        files: ["Watch.swift": provider(#""Log in \(.applicationName)""#, name: "WatchShortcuts")],
        localizations: ["en"])),
    // The language of the source needs no entry.
    .passes(app("en", "", phrases: #""Add to \(.applicationName)""#)),
    // A phrase that cannot be read may be the one of the key.
    .passes(
      app(
        "de", #""Create in ${applicationName}" = "Neu in ${applicationName}";"#,
        phrases: "Phrases.create")),
    // Not of the form: nothing can be said.
    .passes(
      app(
        "de", #""Add to ${applicationName}" "In anlegen""#, phrases: #""Add \(.applicationName)""#)),
  ]

  private static func app(
    _ language: String, _ strings: String, phrases: String, members: String = ""
  ) -> Example.Part {
    Example.Part(
      files: [
        "Shortcuts.swift": provider(phrases, members: members),
        "\(language).lproj/AppShortcuts.strings": strings,
      ], localizations: ["en", language])
  }

  private static func provider(
    _ phrases: String, name: String = "Shortcuts", members: String = ""
  ) -> String {
    """
    import AppIntents
    struct \(name): AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: [\(phrases)], shortTitle: "Add", systemImageName: "plus")
      }
      \(members)
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let reach = Reach(project.project)
    return project.shortcutLists.flatMap { list -> [Finding] in
      let apps = reach.programs(of: list.provider).filter(\.servesAsApp)
      var seen: Set<String> = []
      let catalogs = (apps + list.provider.targets).flatMap { target in
        project.phraseCatalogs(of: target).filter { seen.insert($0.path).inserted }
      }
      guard !catalogs.isEmpty else { return [] }
      return placeholders(catalogs, project) + keys(of: catalogs, list, project)
    }
  }

  // MARK: Placeholders

  private func placeholders(_ catalogs: [PhraseCatalog], _ project: CheckedProject) -> [Finding] {
    catalogs.flatMap { catalog in
      catalog.entries.flatMap { entry -> [Finding] in
        // What a phrase takes, a variation of a catalog takes in part; it must name the app.
        let named = PhrasePlaceholders.of(entry.key)
        let expected = catalog.language == nil ? named.intersection(["applicationName"]) : named
        return entry.values.compactMap { value in
          let found = PhrasePlaceholders.of(value)
          guard !value.isEmpty, let lost = expected.subtracting(found).min() else { return nil }
          return project.finding(
            Self.self, in: catalog.path, line: entry.line,
            .lostPlaceholder(lost, language: entry.language))
        }
      }
    }
  }

  // MARK: Keys

  private func keys(
    of catalogs: [PhraseCatalog], _ list: ShortcutList, _ project: CheckedProject
  ) -> [Finding] {
    let phrases = list.shortcuts.flatMap(\.phrases)
    // Another provider may have its phrases in the same file.
    let lists = project.shortcutLists
    let known = Set(lists.flatMap(\.shortcuts).flatMap(\.phrases).compactMap(\.template?.text))
    let translated = catalogs.filter { catalog in
      catalog.language.map { $0 != "Base" && $0 != (project.project.developmentRegion ?? "en") }
        ?? false
    }
    guard !translated.isEmpty else { return [] }
    let missing = phrases.compactMap { phrase -> Finding? in
      guard let text = phrase.template?.text else { return nil }
      let languages = translated.filter { !$0.entries.contains { $0.key == text } }
        .compactMap(\.language)
      guard !languages.isEmpty else { return nil }
      return project.finding(
        Self.self, at: phrase.expression, in: phrase.file,
        .missing(text, languages: Set(languages).sorted()), severity: .warning)
    }
    return missing + (lists.allSatisfy(isComplete) ? stale(translated, known, project) : [])
  }

  /// Whether no key can be for something else that the provider offers: a phrase that cannot be
  /// read may be the one of any key, and so may a negative phrase.
  private func isComplete(_ list: ShortcutList) -> Bool {
    list.provider.property("negativePhrases", isStatic: true) == nil
      && list.shortcuts.allSatisfy { shortcut in
        !shortcut.phrases.isEmpty && shortcut.phrases.allSatisfy { $0.template != nil }
      }
  }

  /// A stale key once, however many languages have it.
  private func stale(
    _ catalogs: [PhraseCatalog], _ known: Set<String>, _ project: CheckedProject
  ) -> [Finding] {
    var places: [String: [(path: String, line: Int)]] = [:]
    for catalog in catalogs {
      for entry in catalog.entries where !known.contains(entry.key) {
        places[entry.key, default: []].append((catalog.path, entry.line))
      }
    }
    return places.sorted { $0.key < $1.key }.compactMap { key, found in
      guard let first = found.min(by: { $0.path < $1.path }) else { return nil }
      return project.finding(
        Self.self, in: first.path, line: first.line, .stale(key, languages: found.count),
        severity: .warning)
    }
  }
}

extension Finding.Message {
  fileprivate static func lostPlaceholder(_ name: String, language: String) -> Self {
    "the phrase in '\(language)' lacks ${\(name)}; write the placeholder as it is in the key"
  }

  fileprivate static func missing(_ phrase: String, languages: [String]) -> Self {
    let shown = languages.prefix(3).joined(separator: ", ") + (languages.count > 3 ? ", …" : "")
    return """
      phrase "\(phrase)" is missing in AppShortcuts.strings of \(languages.count) \
      language\(languages.count == 1 ? "" : "s") (\(shown)); add it with its translation
      """
  }

  fileprivate static func stale(_ key: String, languages: Int) -> Self {
    """
    no phrase is "\(key)" (in \(languages) language\(languages == 1 ? "" : "s")); correct the key or \
    remove it
    """
  }
}
