// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
package import CommandLineKit
import IntentMetadata

/// For people at a terminal or in a log: a line for each finding, then the count.
package enum TextReporter: Reporter {
  package static func text(_ report: Report) -> String {
    text(report, style: TextStyle(isColoured: false))
  }

  package static func text(_ report: Report, style: TextStyle) -> String {
    var lines = report.findings.map { line($0, in: report, style) }
    lines.append(summary(report.findings))
    return lines.joined(separator: "\n")
  }

  private static func line(
    _ finding: Finding, in report: Report, _ style: TextStyle
  ) -> String {
    let place = finding.position
    let path = "\(report.relative(place.file).oneLine):\(place.line):\(place.column):"
    let severity = "\(finding.severity.rawValue):"
    let painted =
      switch finding.severity {
      case .error: style(severity, .bold, .red)
      case .warning: style(severity, .bold, .yellow)
      case .info: style(severity, .bold, .cyan)
      }
    return "\(style(path, .bold)) \(painted) \(finding.message.text.oneLine) "
      + style("(\(finding.rule))", .dim)
  }

  private static func summary(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "nothing found" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return severity == .info
        ? "\(count) info" : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "\n" + counts.joined(separator: ", ")
      + "; 'appintents explain <rule>' says why and how to mend it"
  }
}
