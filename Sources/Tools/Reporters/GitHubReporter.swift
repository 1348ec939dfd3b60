// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata
import SourceModel

/// Workflow commands, which GitHub Actions shows at the lines of a pull request.
package enum GitHubReporter: Reporter {
  package static func text(_ report: Report) -> String {
    var columns = ColumnCounter(report)
    return report.findings.map { line($0, in: report, &columns) }.joined(separator: "\n")
  }

  private static func line(
    _ finding: Finding, in report: Report, _ columns: inout ColumnCounter
  ) -> String {
    let level = finding.severity == .info ? "notice" : finding.severity.rawValue
    let (start, end) = (finding.range.start, finding.range.end)
    var properties = [
      "file=\(property(report.relative(start.file)))", "line=\(start.line)",
      "endLine=\(end.line)",
    ]
    // The runner refuses columns of an annotation that has several lines.
    if start.line == end.line {
      properties.append("col=\(columns.utf16Column(of: start))")
      properties.append("endColumn=\(columns.utf16Column(of: end))")
    }
    properties.append("title=\(property(finding.rule.text))")
    let all = properties.joined(separator: ",")
    return "::\(level) \(all)::\(data(finding.message.text))"
  }

  /// A percent sign and line breaks would end the message.
  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result += table[scalar] ?? String(scalar)
    }
  }
}
