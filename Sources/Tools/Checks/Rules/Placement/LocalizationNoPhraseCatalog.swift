// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

/// Phrases of an app in several languages need a catalog of their own.
struct LocalizationNoPhraseCatalog: Rule {
  static let id: RuleID = "l10n.no-phrase-catalog"
  static let tier = Tier.wrong
  static let severity = Severity.warning
  static let summary = "an app in several languages has App Shortcut phrases in one only"
  static let page = """
    App Shortcut phrases are not looked up in `Localizable`: they have a table of their own, \
    `AppShortcuts`. Without it Siri and Spotlight know the phrases as they stand in the source, so \
    voice works in that language only, whatever else of the app is translated.

    Add `AppShortcuts.xcstrings` (iOS 17) or an `AppShortcuts.strings` for each language to the app \
    target. Its keys are the phrases with `${applicationName}` and `${parameter}` where the source has \
    interpolations, and translations keep these.
    """

  static let examples: [Example] = [
    .fails(.init(files: ["Shortcuts.swift": provider("↓Shortcuts")], localizations: ["de", "en"])),
    .fails(
      .init(
        files: [
          "Shortcuts.swift": provider("↓Shortcuts"), "de.lproj/Localizable.strings": "",
        ], localizations: ["de", "en", "fr"])),
    .passes(
      .init(
        files: [
          "Shortcuts.swift": provider("Shortcuts"), "de.lproj/AppShortcuts.strings": "",
        ], localizations: ["de", "en"])),
    .passes(
      .init(
        files: ["Shortcuts.swift": provider("Shortcuts"), "AppShortcuts.xcstrings": "{}"],
        localizations: ["de", "en"])),
    .passes(.init(files: ["Shortcuts.swift": provider("Shortcuts")], localizations: ["en"])),
    // British English reads American phrases.
    .passes(
      .init(files: ["Shortcuts.swift": provider("Shortcuts")], localizations: ["en", "en-GB"])),
    .passes(
      .init(
        files: ["Shortcuts.swift": provider("Shortcuts", phrases: "")], localizations: ["de", "en"])
    ),
    // The app's catalog has the phrases of a library's provider too.
    .passes(
      .init(
        files: ["AppShortcuts.xcstrings": "{}"], dependencies: ["Kit"], localizations: ["de", "en"]),
      .init("Kit", .packageLibrary, files: ["Shortcuts.swift": provider("Shortcuts")])),
  ]

  private static func provider(
    _ name: String, phrases: String = #""Add in \(.applicationName)""#
  ) -> String {
    """
    import AppIntents
    struct \(name): AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: [\(phrases)], shortTitle: "Add", systemImageName: "plus")
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let reach = Reach(project.project)
    return project.shortcutLists.compactMap { list in
      let apps = reach.programs(of: list.provider).filter(\.servesAsApp)
      guard list.shortcuts.contains(where: { !$0.phrases.isEmpty }) else { return nil }
      let bundles = apps + list.provider.targets
      let languages = Set(apps.flatMap(\.localizations).map(Self.language))
      guard languages.count > 1,
        !bundles.contains(where: { $0.resources.contains(where: PhraseCatalog.isCatalog) })
      else { return nil }
      return project.finding(
        Self.self, at: list.provider.name, in: list.provider.file,
        .noPhraseCatalog(list.provider.title, languages: languages.count, app: apps.firstName))
    }
  }

  /// `en` for `en-GB`.
  private static func language(_ localization: String) -> String {
    String(localization.prefix { $0 != "-" && $0 != "_" })
  }
}

extension Finding.Message {
  fileprivate static func noPhraseCatalog(
    _ provider: String, languages: Int, app: String
  ) -> Self {
    """
    '\(app)' has \(languages) languages, the phrases of '\(provider)' one; add AppShortcuts.xcstrings \
    with their translations to the target
    """
  }
}
