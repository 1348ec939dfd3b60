// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import SourceModel
import SwiftSyntax

/// What a person says, what errors tell and what opens doors is not for a public log.
struct LogPublic: Rule {
  static let id: RuleID = "log.public"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a log message shows user data, an error's text or a secret publicly"
  static let words: Set<String> = ["privacy"]
  static let page = """
    `privacy: .public` keeps a value readable in the unified log, in every sysdiagnose and in \
    every log that support collects. Names, addresses, search texts and tokens do not belong \
    there. Nor does the text of an error: it carries file names, addresses of servers and what \
    the person typed. Log the error's domain and code publicly and its text privately; for other \
    values leave the privacy out, or use `.private(mask: .hash)` where occurrences must be told \
    apart. A function that logs its message publicly makes every message public that anyone \
    ever passes to it.

    Numbers, fixed texts and raw values of enums are fine.
    """
  static let examples: [Example] = [
    .fails(
      logging(#"log.error("Saving failed: \(↓error.localizedDescription, privacy: .public)")"#)),
    .fails(logging(#"log.error("\(↓String(describing: error), privacy: .public)")"#)),
    .fails(logging(#"log.info("token \(↓session.accessToken, privacy: .public)")"#)),
    .fails(
      """
      import AppIntents
      struct Add: AppIntent {
        @Parameter(title: "Title") var title: String
        func perform() async throws -> some IntentResult {
          log.info("adding \\(↓title, privacy: .public), \\(title.count, privacy: .public)")
          return .result()
        }
      }
      """),
    .fails(
      """
      struct AppLog {
        let log = Logger(subsystem: "acme", category: "app")
        func info(_ message: String) { log.info("\\(↓message, privacy: .public)") }
      }
      """),
    .fails(
      """
      func begin(_ name: StaticString, meta: [String: String]) {
        log.log("\\(name, privacy: .public) \\(↓String(describing: meta), privacy: .public)")
      }
      """),
    // Numbers, fixed texts, raw values.
    .passes(
      logging(
        #"""
        let error = error as NSError
        log.info("\(items.count, privacy: .public) \(error.code, privacy: .public)")
        log.info("\(error.domain, privacy: .public) \(state.rawValue, privacy: .public)")
        log.info("\(isOpen ? "open" : "closed", privacy: .public)")
        """#)),
    .passes(logging(#"log.error("failed: \(error.localizedDescription, privacy: .private)")"#)),
    .passes(logging(#"log.error("failed: \(error.localizedDescription)")"#)),
    // Nothing says what is in it.
    .passes(logging(#"log.info("state \(state, privacy: .public)")"#)),
    .passes(
      logging(#"log.info("\(tokenCount, privacy: .public) \(hasPassword, privacy: .public)")"#)),
    .passes(
      """
      struct AppLog {
        func info(_ message: StaticString) { log.info("\\(message, privacy: .public)") }
      }
      """),
  ]

  private static func logging(_ statements: String) -> String {
    """
    import os
    let log = Logger(subsystem: "acme", category: "app")
    func save() {
      do { try work() } catch {
        \(statements)
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let spoken = SpokenTexts(project)
    return project.files.filter { !isTested($0, in: project) }.flatMap { file in
      PublicLogValue.all(in: file).compactMap { value in
        guard let kind = LoggedKind(value, in: file, spoken: spoken) else { return nil }
        return project.finding(
          Self.self, at: value.expression, in: file, .shownPublicly(kind))
      }
    }
  }

  private func isTested(_ file: ParsedFile, in project: CheckedProject) -> Bool {
    let targets = project.targets(of: file)
    return !targets.isEmpty && targets.allSatisfy(\.product.isTest)
  }
}

extension Finding.Message {
  fileprivate static func shownPublicly(_ kind: LoggedKind) -> Self {
    switch kind {
    case .error:
      "the text of an error can hold user data; log its code publicly and its text privately"
    case .secret(let name): "'\(name)' is a secret; never log it publicly"
    case .person(let name): "'\(name)' tells of a person; log it privately"
    case .spoken(let name): "'\(name)' is what a person said or typed; log it privately"
    case .dictionary(let name):
      "whatever callers put into '\(name)' is logged publicly; log it privately"
    case .everyMessage(let name):
      "every '\(name)' that is passed here is logged publicly; leave the privacy to the callers"
    }
  }
}
