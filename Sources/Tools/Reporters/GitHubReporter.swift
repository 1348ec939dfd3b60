// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata
import SourceModel

/// Workflow commands, which GitHub Actions shows at the lines of a pull request.
package enum GitHubReporter: Reporter {
  package static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let level = finding.severity == .info ? "notice" : finding.severity.rawValue
      let (start, end) = (finding.range.start, finding.range.end)
      let properties = [
        "file=\(property(report.relative(start.file)))", "line=\(start.line)",
        "endLine=\(end.line)", "col=\(start.column)", "title=\(property(finding.rule.text))",
      ].joined(separator: ",")
      return "::\(level) \(properties)::\(data(finding.message.text))"
    }.joined(separator: "\n")
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
