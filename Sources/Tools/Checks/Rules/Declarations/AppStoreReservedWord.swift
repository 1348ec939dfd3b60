// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import ProjectModel
import SourceModel
import SwiftSyntax

/// App Store Connect refuses some of Apple's names in what intents say of themselves.
struct AppStoreReservedWord: Rule {
  static let id: RuleID = "appstore.reserved-word"
  static let tier = Tier.dead
  static let severity = Severity.error
  static let summary =
    "a title, description or phrase, or a translation, says Siri, Apple or iPhone"
  static let page = """
    The upload is refused (ITMS-90626) when a title, a description or a phrase of an intent holds \
    "Siri", "Apple" or "iPhone" as a word, in any language. Names of systems and services such as \
    iOS, macOS, iCloud and App Store are accepted, and so is everything that is only said or shown \
    while an intent runs: dialogs, questions, parameters. Say "your voice", "this device", or \
    nothing at all.

    Translations are searched where the text of the source is their key, in `.strings` files and \
    string catalogs of the targets that compile the intent.

    Known from five rejected uploads, one of them for the same word in ten languages.
    """

  private static func intent(title: String, description: String) -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      static let title: LocalizedStringResource = \(title)
      static let description = IntentDescription(\(description))
      func perform() async throws -> some IntentResult { .result(dialog: "Ask Siri") }
    }
    """
  }

  static let examples: [Example] = [
    .fails(intent(title: "\"Add\"", description: "↓\"Adds a task with Siri.\"")),
    .fails(intent(title: "↓\"Find my iPhone\"", description: "\"Finds it.\"")),
    .fails(ExampleSource.shortcut(#"↓"Add with Apple's voice in \(.applicationName)""#)),
    .fails(
      Example.Part(files: [
        "Add.swift": intent(title: "\"Add\"", description: "\"add.description\""),
        "en.lproj/Localizable.strings": """
        /* Shown in Shortcuts */
        ↓"add.description" = "Adds a task with Siri.";
        """,
      ])),
    .fails(
      Example.Part(files: [
        "Add.swift": intent(title: "\"Add\"", description: "\"Adds a task.\""),
        "Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Adds a task." : {
              "localizations" : {
                "de" : {
        ↓          "stringUnit" : { "state" : "translated", "value" : "Fügt mit Siri hinzu." }
                }
              }
            }
          }
        }
        """,
      ])),
    .passes(intent(title: "\"Add\"", description: "\"Adds to iCloud, for iOS and macOS.\"")),
    .passes(intent(title: "\"Add a pineapple\"", description: "\"See help.apple.com/shortcuts.\"")),
    // Parameters and dialogs are not searched.
    .passes(
      "import AppIntents\n"
        + ExampleSource.intent(
          "Add", "@Parameter(title: \"Apple ID\", description: \"Of your iPhone\") var name: String"
        )),
    .passes(
      Example.Part(files: [
        "Add.swift": intent(title: "\"Add\"", description: "\"Adds a task.\""),
        "en.lproj/Localizable.strings": "\"Welcome\" = \"Ask Siri\"; // \"Add\" = \"Siri\";",
      ])),
  ]

  /// A text that is searched, the table of its translations, and who compiles it.
  private struct Listed {
    var name: String
    var written: ScopedExpression
    var place: Syntax
    var file: ParsedFile
    var table: String
    var targets: [Target]
  }

  func findings(in project: CheckedProject) -> [Finding] {
    var tables = StringTables(project: project, holding: Self.words)
    return listed(in: project).flatMap { text -> [Finding] in
      guard let (key, place) = key(text, project.constants) else { return [] }
      var found: [Finding] = []
      if let word = Self.reservedWord(key) {
        found.append(
          project.finding(Self.self, at: place, in: text.file, .says(word, text.name)))
      }
      for entry in tables.translations(of: key, in: text.table, for: text.targets) {
        guard let word = Self.reservedWord(entry.value) else { continue }
        found.append(
          project.finding(
            Self.self, in: entry.path, line: entry.line, .translationSays(word, text.name)))
      }
      return found
    }
  }

  private func listed(in project: CheckedProject) -> [Listed] {
    let intents = project.intents.filter(\.isShipped).flatMap { intent in
      project.staticTexts(of: intent).filter { $0.role == .title || $0.role == .description }.map {
        Listed(
          name: $0.name, written: $0.written, place: Syntax($0.written.expression),
          file: $0.written.scope.file, table: "Localizable", targets: intent.targets)
      }
    }
    let shortcuts = project.shortcuts.filter(\.provider.isShipped).flatMap { shortcut in
      project.staticTexts(of: shortcut).map {
        Listed(
          name: $0.name, written: $0.written, place: Syntax($0.written.expression),
          file: $0.written.scope.file, table: "Localizable", targets: shortcut.provider.targets)
      }
        + shortcut.phrases.compactMap { phrase in
          phrase.literal.map { literal in
            Listed(
              name: "phrase",
              written: ScopedExpression(
                expression: ExprSyntax(literal),
                scope: NameScope(file: phrase.file, enclosing: [])),
              place: Syntax(phrase.expression), file: phrase.file, table: "AppShortcuts",
              targets: shortcut.provider.targets)
          }
        }
    }
    return intents + shortcuts
  }

  /// The text as catalogs name it, and where it is written.
  private func key(_ text: Listed, _ constants: ConstantReader) -> (String, Syntax)? {
    if let call = constants.call(text.written, of: "IntentDescription", "LocalizedStringResource") {
      guard let inner = call.argument(nil) ?? call.argument("stringLiteral") else { return nil }
      let isHere = inner.scope.file === text.file
      return constants.localizedText(inner).map {
        ($0.key, isHere ? Syntax(inner.expression) : text.place)
      }
    }
    if let literal = text.written.expression.as(StringLiteralExprSyntax.self) {
      var failing: Syntax?
      return PhraseReader(constants: constants).template(literal, failing: &failing).map {
        ($0.text, text.place)
      }
    }
    return constants.localizedText(text.written).map { ($0.key, text.place) }
  }

  static func reservedWord(_ text: String) -> String? {
    for part in text.split(whereSeparator: \.isWhitespace) {
      let word = part.trimmingPrefix { !$0.isLetter && !$0.isNumber }
      // Addresses name hosts, not products.
      guard !isAddress(word) else { continue }
      for piece in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        if let found = words.first(where: { $0.lowercased() == piece.lowercased() }) {
          return found
        }
      }
    }
    return nil
  }

  private static func isAddress(_ word: Substring) -> Bool {
    guard let dot = word.dropLast().firstIndex(where: { $0 == "." || $0 == "@" }) else {
      return word.contains("://")
    }
    return word[word.index(after: dot)].isLetter
  }

  private static let words = ["Siri", "Apple", "iPhone"]
}

extension Finding.Message {
  fileprivate static func says(_ word: String, _ name: String) -> Self {
    "the \(name) says '\(word)', which App Store Connect refuses; say it without the name"
  }

  fileprivate static func translationSays(_ word: String, _ name: String) -> Self {
    "the translation of the \(name) says '\(word)', which App Store Connect refuses; leave it out"
  }
}
