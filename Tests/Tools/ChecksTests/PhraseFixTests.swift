// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import ProjectModel
import Testing

/// The edits that rules about declarations offer.
@Suite("Edits of phrases and queries") struct PhraseFixTests {
  private func fixes(
    _ rule: RuleID, _ text: String, infoPlist: [String: PlistValue]? = nil
  ) throws -> [Finding.Fix?] {
    let example = Example(
      parts: [.init("Acme", files: ["Acme.swift": text], infoPlist: infoPlist)], fails: true)
    let type = try #require(RuleRegistry.rule(rule))
    return CheckRun(rules: [type]).findings(in: example.project, texts: example.texts).map(\.fix)
  }

  private func provider(_ phrase: String) -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      @Parameter(title: "List") var list: List
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Add(), phrases: [\(phrase)], shortTitle: "Add", systemImageName: "plus")
      }
    }
    """
  }

  struct Literal: CustomTestStringConvertible, Sendable {
    var before: String
    var after: String
    var testDescription: String { before }
  }

  @Test(
    "put interpolations in the place of placeholders",
    arguments: [
      Literal(
        before: #""Add ${list} in ${applicationName}""#,
        after: #""Add \(\.$list) in \(.applicationName)""#),
      Literal(before: #""Add in \\(.applicationName)""#, after: #""Add in \(.applicationName)""#),
      Literal(before: #""Add in (.applicationName)""#, after: #""Add in \(.applicationName)""#),
      Literal(
        before: #""{list} in {applicationName}""#, after: #""\(\.$list) in \(.applicationName)""#),
      Literal(
        before: ##"#"Add in \(.applicationName)"#"##, after: ##"#"Add in \#(.applicationName)"#"##),
    ])
  func placeholders(_ literal: Literal) throws {
    let fixes = try fixes("phrase.literal-placeholder", provider(literal.before))
    #expect(fixes.map { $0?.replacement } == [literal.after])
  }

  @Test("name the app where its name is typed out, whole and in any case")
  func spelledOut() throws {
    let rule: RuleID = "phrase.no-application-name"
    let typed = try fixes(rule, provider(#""Ask ACME's list to add""#))
    #expect(typed.map { $0?.replacement } == [#""Ask \(.applicationName)'s list to add""#])
    let shown = try fixes(
      rule, provider(#""Add in Acme Tasks""#),
      infoPlist: ["CFBundleDisplayName": .string("Acme Tasks")])
    #expect(shown.map { $0?.replacement } == [#""Add in \(.applicationName)""#])
    let part = try fixes(rule, provider(#""Add acmeists""#))
    #expect(part == [nil])
  }

  @Test("make a query that searches by words a string query")
  func stringQuery() throws {
    let fixes = try fixes(
      "query.not-string-query",
      """
      import AppIntents
      struct TaskQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Task] { [] }
        func entities(matching string: String) async throws -> [Task] { [] }
      }
      """)
    let fix = try #require(fixes.first ?? nil)
    #expect(fix.replacement == "EntityStringQuery")
  }
}
