// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// What a person says must not reach a log that everyone can read, through whichever function.
struct LogSpokenWords: Rule {
  static let id: RuleID = "log.spoken-words"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a person's words are passed to a function that logs them publicly"
  static let words: Set<String> = ["privacy public"]
  static let page = """
    The value of a `String` parameter and the text that a query is asked for are what a person \
    said or typed: names, messages, errands. A function that writes its argument with \
    `privacy: .public` puts them into the unified log, from where every sysdiagnose and every \
    collected log takes them along. The call looks harmless, because the log statement is \
    elsewhere. Pass what describes the words without repeating them (their length, whether there \
    was a match), or let the function log that argument privately.
    """
  static let examples: [Example] = [
    .fails(
      query(
        #"await Telemetry.shared.begin("search", meta: ↓["q": String(string.prefix(32))])"#)),
    .fails(intent(#"Telemetry.note(↓"add \(title)")"#)),
    .fails(
      intent(
        """
        let short = title.lowercased()
        Telemetry.note(↓short)
        """)),
    // The length says nothing.
    .passes(intent(#"Telemetry.note("add \(title.count)")"#)),
    .passes(query(#"await Telemetry.shared.begin("search", meta: ["n": "\(string.count)"])"#)),
    // That function logs it privately.
    .passes(intent("Telemetry.quiet(title)")),
    // A name may be bound to what it meant outside.
    .passes(
      intent(
        """
        let title = title.parts().first()
        title.show()
        Telemetry.note(title)
        """)),
    // A fixed text.
    .passes(intent(#"Telemetry.note("add")"#)),
    // Whether it is one text or another does not repeat it.
    .passes(intent(#"Telemetry.note(title == "x" ? "same" : "other")"#)),
  ]

  private static let telemetry = """
    import os
    let log = Logger(subsystem: "acme", category: "intents")
    actor Telemetry {
      static let shared = Telemetry()
      func begin(_ name: StaticString, meta: [String: String] = [:]) {
        log.log("\\(name, privacy: .public) meta=\\(String(describing: meta), privacy: .public)")
      }
      static func note(_ text: String) { log.info("note: \\(text, privacy: .public)") }
      static func quiet(_ text: String) { log.info("note: \\(text, privacy: .private)") }
    }
    """

  private static func query(_ statement: String) -> String {
    """
    import AppIntents
    struct TaskQuery: EntityStringQuery {
      func entities(matching string: String) async throws -> [TaskEntity] {
        \(statement)
        return []
      }
    }
    struct TaskEntity: AppEntity {
      static let defaultQuery = TaskQuery()
    }
    \(telemetry)
    """
  }

  private static func intent(_ statements: String) -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      @Parameter(title: "Title") var title: String
      func perform() async throws -> some IntentResult {
        \(statements)
        return .result()
      }
    }
    \(telemetry)
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.intentCode.entries.flatMap { findings(in: $0, of: project) }
  }

  private func findings(in entry: EntryPoint, of project: CheckedProject) -> [Finding] {
    let resolver = project.intentCode.resolver
    let names = entry.spokenNames
    guard !names.isEmpty else { return [] }
    let code = resolver.context(of: entry.callable)
    let flow = TextFlow(sources: names, code: code)
    return entry.callable.body.all(FunctionCallExprSyntax.self, in: entry.callable.file)
      .flatMap { call -> [Finding] in
        guard let callee = resolver.callee(of: call, in: code), let pairs = callee.match(call)
        else { return [] }
        return pairs.filter { flow.carries($0.1) && logsPublicly($0.0, in: callee) }.map {
          project.finding(
            Self.self, at: $0.1, in: entry.callable.file, .spokenWords(callee.title))
        }
      }
  }

  private func logsPublicly(_ parameter: FunctionParameterSyntax, in callee: Callable) -> Bool {
    let flow = TextFlow(sources: [parameter.innerName], code: CodeContext(callee))
    return PublicLogValue.all(in: callee.body, of: callee.file).contains {
      flow.carries($0.expression)
    }
  }
}

extension Finding.Message {
  fileprivate static func spokenWords(_ callee: String) -> Self {
    """
    a person's words are logged publicly by '\(callee)'; \
    pass their length, or log that argument privately
    """
  }
}
