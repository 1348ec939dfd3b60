// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Checks
import Foundation
import IntentMetadata
import ProjectModel
import SourceModel

/// SARIF 2.1.0, which code scanning services read.
package enum SARIFReporter: Reporter {
  package static func text(_ report: Report) throws -> String {
    let used = Set(report.findings.map(\.rule)).sorted()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let log = Log(
      runs: [
        Run(
          tool: Tool(
            driver: Driver(version: report.version, rules: used.map(Descriptor.init))),
          originalUriBaseIds: [
            base: Location.Base(uri: uri(ofFolder: report.directory))
          ],
          results: report.findings.map { finding in
            Result(finding, index: used.firstIndex(of: finding.rule) ?? 0, in: report)
          })
      ])
    return String(decoding: try encoder.encode(log), as: UTF8.self)
  }

  private static let base = "SRCROOT"

  private static func uri(ofFolder path: String) -> String {
    "file://" + escaped(path.hasSuffix("/") ? path : path + "/")
  }

  private static func escaped(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  // MARK: The format

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var originalUriBaseIds: [String: Location.Base]
    var results: [Result]
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "appintents"
    var version: String
    var rules: [Descriptor]
  }

  private struct Text: Encodable {
    var text: String
  }

  private struct Markdown: Encodable {
    var text: String
    var markdown: String
  }

  private struct Descriptor: Encodable {
    var id: String
    var shortDescription: Text
    var help: Markdown?

    init(_ id: RuleID) {
      self.id = id.text
      let rule = RuleRegistry.rule(id)
      shortDescription = Text(text: rule?.summary ?? "a file could not be read")
      help = rule.map { Markdown(text: $0.page, markdown: $0.page) }
    }
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]

    init(_ finding: Finding, index: Int, in report: Report) {
      ruleId = finding.rule.text
      ruleIndex = index
      level = finding.severity == .info ? "note" : finding.severity.rawValue
      message = Text(text: finding.message.text)
      locations = [Location(finding, in: report)]
    }
  }

  private struct Location: Encodable {
    struct Base: Encodable {
      var uri: String
    }

    struct Artifact: Encodable {
      var uri: String
      var uriBaseId: String?
    }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
      var endLine: Int
      var endColumn: Int
    }

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }

    var physicalLocation: Physical

    init(_ finding: Finding, in report: Report) {
      let (start, end) = (finding.range.start, finding.range.end)
      let relative = report.relative(start.file)
      let artifact =
        relative == start.file
        ? Artifact(uri: "file://" + escaped(start.file))
        : Artifact(uri: escaped(relative), uriBaseId: base)
      physicalLocation = Physical(
        artifactLocation: artifact,
        region: Region(
          startLine: start.line, startColumn: start.column, endLine: end.line,
          endColumn: end.column))
    }
  }
}
