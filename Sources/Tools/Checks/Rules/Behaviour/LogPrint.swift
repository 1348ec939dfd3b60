// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SourceModel
import SwiftSyntax

/// What an intent prints nobody reads.
struct LogPrint: Rule {
  static let id: RuleID = "log.print"
  static let tier = Tier.quality
  static let severity = Severity.info
  static let summary = "intent code prints instead of logging"
  static let page = """
    An intent runs in a process that the system starts, without a debugger: what `print` and \
    `dump` write goes nowhere, and what `NSLog` writes is public. Use a `Logger`, whose messages \
    can be read on the device and in a sysdiagnose, and which keeps values private.
    """
  static let examples: [Example] = [
    .fails(intent(#"↓print("adding")"#)),
    .fails(intent(#"↓NSLog("adding")"#)),
    .passes(intent(#"logger.debug("adding")"#)),
    .passes(intent(#"printer.print(document)"#)),
    // Not in an intent.
    .passes(intent("") + "\nfunc show() { print(1) }"),
    .passes(intent("") + "\nstruct Screen { func load() { print(1) } }"),
  ]

  private static func intent(_ statement: String) -> String {
    """
    import AppIntents
    struct Add: AppIntent {
      func perform() async throws -> some IntentResult {
        \(statement)
        return .result()
      }
    }
    """
  }

  private static let printing: Set<String> = ["print", "NSLog", "dump", "debugPrint"]

  func findings(in project: CheckedProject) -> [Finding] {
    let words = WordSearch(Self.printing)
    return project.declarations.filter { !$0.isOnlyTested }.flatMap { declaration in
      declaration.type.members.filter { $0.mentions(words) }.flatMap { member in
        member.declaration.all(FunctionCallExprSyntax.self, in: member.file).filter {
          $0.isBare && Self.printing.contains($0.calleeName ?? "")
        }.map {
          project.finding(
            Self.self, at: $0, in: member.file, .prints($0.calleeName ?? "print"))
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func prints(_ name: String) -> Self {
    "'\(name)' goes nowhere when the system runs an intent; use a Logger"
  }
}
