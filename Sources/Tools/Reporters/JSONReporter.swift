// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import Foundation
import IntentMetadata
import ProjectModel
import SourceModel

/// One JSON object, as Documentation/Schemas/check-report.json describes it. Columns are bytes.
package enum JSONReporter: Reporter {
  private struct Output: Encodable {
    var version = 1
    var tool: Tool
    /// The folder that the paths of findings are relative to.
    var root: String
    var findings: [Entry]
  }

  private struct Tool: Encodable {
    var name = "appintents"
    var version: String
  }

  private struct Entry: Encodable {
    var rule: String
    var severity: Severity
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var message: String
    var fix: Fix?

    init(_ finding: Finding, in project: Project) {
      rule = finding.rule.text
      severity = finding.severity
      file = project.shown(finding.range.start.file)
      line = finding.range.start.line
      column = finding.range.start.column
      endLine = finding.range.end.line
      endColumn = finding.range.end.column
      message = finding.message.text
      fix = finding.fix.map(Fix.init)
    }
  }

  private struct Fix: Encodable {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var replacement: String

    init(_ fix: Finding.Fix) {
      line = fix.range.start.line
      column = fix.range.start.column
      endLine = fix.range.end.line
      endColumn = fix.range.end.column
      replacement = fix.replacement
    }
  }

  package static func text(_ report: Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let output = Output(
      tool: Tool(version: report.version), root: report.project.root,
      findings: report.findings.map { Entry($0, in: report.project) })
    return String(decoding: try encoder.encode(output), as: UTF8.self)
  }
}
