// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// The table of a localised text has to be one of the project.
struct LocalizationTable: Rule {
  static let id: RuleID = "l10n.table"
  static let tier = Tier.wrong
  static let severity = Severity.error
  static let summary = "a localised text names a strings table that is not there"
  static let page = """
    The `table` of a `LocalizedStringResource` is the name of a strings file or catalog without its \
    ending: `"Intents"` for `Intents.strings`. With the ending, or with a name that no file has, \
    nothing is looked up, and Shortcuts shows the key as it stands in the source.

    Drop the ending, or add the file to the target.
    """
  static let words: Set<String> = ["LocalizedStringResource"]

  static let examples: [Example] = [
    .fails(app(#"table: ↓"Localizable.strings""#)),
    .fails(app(#"table: ↓"Actions""#)),
    .fails(
      .init(
        files: [
          "Add.swift": #"""
          import AppIntents
          struct Add: AppIntent {
            static let title: LocalizedStringResource = .init("TITLE", table: ↓"Localizable.strings")
            func perform() async throws -> some IntentResult {
              throw Failure(NSLocalizedString("EMPTY", tableName: ↓"Errors.strings", comment: ""))
            }
          }
          let seats: Plan = .init("Hall", table: "Actions")
          """#
        ])),
    .passes(app(#"table: "Intents""#)),
    .passes(app(#"table: "Localizable""#)),
    .passes(app(#"comment: "Intents.strings""#)),
    // The table is in another bundle.
    .passes(app(#"table: "Actions", bundle: .forClass(Kit.self)"#)),
    .passes(app("table: Tables.actions")),
    // The project's strings are not here.
    .passes(
      #"""
      import AppIntents
      let title = LocalizedStringResource("TITLE", table: "Actions")
      """#),
  ]

  private static func app(_ argument: String) -> Example.Part {
    Example.Part(
      files: [
        "Title.swift": """
        import AppIntents
        let title = LocalizedStringResource("TITLE", \(argument))
        """,
        "en.lproj/Intents.strings": "",
      ])
  }

  /// What looks up a text in a table besides resources.
  private static let lookups: Set<String> = ["NSLocalizedString", "String", "Text"]

  func findings(in project: CheckedProject) -> [Finding] {
    let tables = Tables(project.project)
    let words = WordSearch(["table", "tableName"])
    return project.files.flatMap { file -> [Finding] in
      var found: [Finding] = []
      ActiveWalk.through(file, mentioning: words) { node in
        if let call = node.as(FunctionCallExprSyntax.self),
          let finding = finding(call, in: file, tables, project)
        {
          found.append(finding)
        }
        return .visitChildren
      }
      return found
    }
  }

  private func finding(
    _ call: FunctionCallExprSyntax, in file: ParsedFile, _ tables: Tables, _ project: CheckedProject
  ) -> Finding? {
    let callee = WrittenName(call.calledExpression)?.names.last { $0 != "init" }
    let isResource = callee == "LocalizedStringResource"
    // `.init("TITLE", table: "Actions")` may be a resource; an ending is wrong for whatever it is.
    guard isResource || callee == nil || Self.lookups.contains(callee ?? ""),
      call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true,
      let argument = call.arguments.argument("table") ?? call.arguments.argument("tableName"),
      let literal = argument.as(StringLiteralExprSyntax.self),
      case .stringSegment(let segment)? = literal.segments.first, literal.segments.count == 1
    else { return nil }
    let name = segment.content.text
    for ending in Tables.endings where name.hasSuffix(ending) {
      let bare = String(name.dropLast(ending.count))
      let fix = Finding.Fix(range: file.range(of: argument), replacement: "\"\(bare)\"")
      return project.finding(
        Self.self, at: argument, in: file, .tableWithEnding(name, bare: bare), fix: fix)
    }
    guard isResource, call.arguments.argument("bundle") == nil, tables.areComplete,
      !tables.names.contains(name)
    else { return nil }
    return project.finding(Self.self, at: argument, in: file, .noTable(name))
  }
}

/// The strings tables of a project by name.
private struct Tables {
  static let endings = [".strings", ".xcstrings", ".stringsdict"]
  /// The table that is there without a file: keys then stand for themselves.
  private(set) var names: Set<String> = ["Localizable"]
  /// Whether the project holds its strings, which a folder need not.
  let areComplete: Bool

  init(_ project: Project) {
    let files = project.targets.flatMap(\.resources).compactMap { path -> String? in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return Self.endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }
    names.formUnion(files)
    areComplete = project.kind != .folder && !files.isEmpty
  }
}

extension Finding.Message {
  fileprivate static func tableWithEnding(_ table: String, bare: String) -> Self {
    "table '\(table)' is looked up with its ending and not found; write \"\(bare)\""
  }

  fileprivate static func noTable(_ table: String) -> Self {
    "no target has a strings file or catalog '\(table)'; add it or correct the name"
  }
}
