// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import IntentMetadata

/// The form of the compiler, with absolute paths, which Xcode's build phases show in the editor.
///
/// Its columns are the compiler's too: bytes.
package enum XcodeReporter: Reporter {
  package static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      let place = finding.position
      return "\(place.file.oneLine):\(place.line):\(place.column): \(severity): "
        + "\(finding.message.text.oneLine) (\(finding.rule))"
    }.joined(separator: "\n")
  }
}
