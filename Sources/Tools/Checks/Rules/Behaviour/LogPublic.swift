// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// What a person says, what errors tell and what opens doors is not for a public log.
struct LogPublic: Rule {
  static let id: RuleID = "log.public"
  static let tier = Tier.risky
  static let severity = Severity.warning
  static let summary = "a log message shows user data, an error's text or a secret publicly"
  static let words: Set<String> = ["privacy public"]
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
      intent(#"log.error("Saving failed: \(↓error.localizedDescription, privacy: .public)")"#)),
    .fails(intent(#"log.error("\(↓String(describing: error), privacy: .public)")"#)),
    .fails(intent(#"log.info("token \(↓session.accessToken, privacy: .public)")"#)),
    .fails(
      intent(#"log.info("\(↓title, privacy: .public), \(title.count, privacy: .public)")"#)),
    // Through a function that logs its message.
    .fails(
      intent("AppLog.shared.info(title)") + """

        struct AppLog {
          static let shared = AppLog()
          func info(_ message: String) { log.info("\\(↓message, privacy: .public)") }
        }
        """),
    .fails(
      intent("begin(name, meta: [:])") + """

        func begin(_ name: StaticString, meta: [String: String]) {
          log.log("\\(name, privacy: .public) \\(↓String(describing: meta), privacy: .public)")
        }
        """),
    // Numbers, fixed texts, raw values.
    .passes(
      intent(
        #"""
        let error = error as NSError
        log.info("\(items.count, privacy: .public) \(error.code, privacy: .public)")
        log.info("\(error.domain, privacy: .public) \(state.rawValue, privacy: .public)")
        log.info("\(isOpen ? "open" : "closed", privacy: .public)")
        """#)),
    .passes(intent(#"log.error("failed: \(error.localizedDescription, privacy: .private)")"#)),
    .passes(intent(#"log.error("failed: \(error.localizedDescription)")"#)),
    // Nothing says what is in it.
    .passes(intent(#"log.info("state \(state, privacy: .public)")"#)),
    .passes(
      intent(#"log.info("\(tokenCount, privacy: .public) \(hasPassword, privacy: .public)")"#)),
    .passes(
      intent(#"AppLog.info("added")"#) + """

        enum AppLog {
          static func info(_ message: StaticString) { log.info("\\(message, privacy: .public)") }
        }
        """),
    // No intent runs it.
    .passes(
      """
      final class Downloader {
        func failed(_ error: any Error) {
          log.error("\\(error.localizedDescription, privacy: .public)")
        }
      }
      """),
  ]

  private static func intent(_ statements: String) -> String {
    """
    import AppIntents
    import os
    let log = Logger(subsystem: "acme", category: "app")
    struct Add: AppIntent {
      @Parameter(title: "Title") var title: String
      func perform() async throws -> some IntentResult {
        do { try await work() } catch {
          \(statements)
        }
        return .result()
      }
    }
    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let spoken = SpokenTexts(project.intentCode)
    return bodies(of: project).flatMap { body, file in
      PublicLogValue.all(in: body, of: file).compactMap { value in
        guard let kind = LoggedKind(value, in: file, spoken: spoken) else { return nil }
        return project.finding(
          Self.self, at: value.expression, in: file, .shownPublicly(kind))
      }
    }
  }

  /// The members of what the system knows, and the functions that those surely call.
  private func bodies(of project: CheckedProject) -> [(Syntax, ParsedFile)] {
    let words = WordSearch(["privacy"])
    let members = project.declarations.filter { !$0.isOnlyTested }.flatMap(\.type.members)
      .filter { $0.mentions(words) }
    let reached = project.intentCode.reached.map(\.callable)
      .filter { $0.file.mentions(words, in: $0.body) }
    return members.map { (Syntax($0.declaration), $0.file) }
      + reached.map { (Syntax($0.body), $0.file) }
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
