// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Foundation
internal import IntentConversations

/// Results as JUnit writes them, one suite for each file.
struct JUnitReport {
  private let reports: [ConversationReport]
  private let findings: [ConversationFinding]

  init(_ reports: [ConversationReport], _ findings: [ConversationFinding]) {
    self.reports = reports
    self.findings = findings
  }

  func write(to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be written; choose a file in a folder that exists", exitCode: .inputOutput
      )
    }
  }

  var text: String {
    var files: [String] = []
    for file in reports.map(\.file) + findings.map(\.file) where !files.contains(file) {
      files.append(file)
    }
    let suites = files.map(suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }

  private func suite(_ file: String) -> String {
    let held = reports.filter { $0.file == file }
    let broken = findings.filter { $0.file == file }
    let failures = held.count { !$0.isPassed }
    let cases = held.map(testCase).joined() + broken.map(brokenCase).joined()
    return """
        <testsuite name="\(Self.escaped(file))" tests="\(held.count + broken.count)" \
      failures="\(failures)" errors="\(broken.count)">
      \(cases)  </testsuite>

      """
  }

  private func testCase(_ report: ConversationReport) -> String {
    let start =
      "    <testcase classname=\"\(Self.escaped(report.file))\" name=\"\(Self.escaped(report.title))\" "
      + "time=\"\(report.seconds)\""
    guard !report.isPassed else { return start + "/>\n" }
    let message = report.findings.first.map { "\($0)" } ?? ""
    return start + ">\n      <failure message=\"\(Self.escaped(message))\">"
      + Self.escaped(report.failure) + "</failure>\n    </testcase>\n"
  }

  private func brokenCase(_ finding: ConversationFinding) -> String {
    "    <testcase classname=\"\(Self.escaped(finding.file))\" name=\"line \(finding.line)\">\n"
      + "      <error message=\"\(Self.escaped(finding.message))\"/>\n    </testcase>\n"
  }

  /// XML 1.0 has no place for most control characters, not even escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        if scalar.properties.generalCategory != .control, scalar.value & 0xFFFE != 0xFFFE {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
