// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import IntentConversations
internal import Platform

/// What happened to written conversations, for a person.
enum ConversationPrinter {
  /// One line; for a conversation that failed, its transcript and its findings too.
  static func show(_ report: ConversationReport) {
    let style = TextStyle(for: .output)
    let mark = report.isPassed ? style("✓", .green) : style("✗", .red)
    let title = report.title.isEmpty ? "\(report.file):\(report.line)" : report.title
    let time = style("(\(Int((report.seconds * 1000).rounded())) ms)", .dim)
    Console.say("\(mark) \(PrintableText.of(title)) \(time)")
    guard !report.isPassed else { return }
    for line in PrintableText.of(report.transcript).split(separator: "\n") {
      Console.say("  " + coloured(String(line), style))
    }
    for finding in report.findings { Console.say("  " + PrintableText.of("\(finding)")) }
  }

  private static func coloured(_ line: String, _ style: TextStyle) -> String {
    switch line.first {
    case "+": style(line, .green)
    case "-", "!": style(line, .red)
    default: line
    }
  }

  static func showSum(_ reports: [ConversationReport], _ findings: [ConversationFinding]) {
    let failed = reports.count { !$0.isPassed }
    var parts = [
      counted(reports.count, "conversation"), failed == 0 ? "all held" : "\(failed) failed",
    ]
    if reports.isEmpty { parts.removeLast() }
    if !findings.isEmpty {
      parts.append("\(counted(findings.count, "problem")) in the files")
    }
    Console.say(parts.joined(separator: ", "))
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
