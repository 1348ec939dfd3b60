// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata

/// For people at a terminal or in a log: a line for each finding, then the count.
package enum TextReporter: Reporter {
  package static func text(_ report: Report) -> String {
    var lines = report.findings.map { finding in
      let place = finding.position
      return "\(report.relative(place.file)):\(place.line):\(place.column): "
        + "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
    }
    lines.append(summary(report.findings))
    return lines.joined(separator: "\n")
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
