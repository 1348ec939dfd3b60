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
    var columns = ColumnCounter(report)
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
            Result(finding, index: used.firstIndex(of: finding.rule) ?? 0, in: report, &columns)
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

  private static func level(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
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
    var columnKind = "utf16CodeUnits"
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
    var help: Markdown
    var defaultConfiguration: Configuration

    init(_ id: RuleID) {
      let text = RuleText(id)
      self.id = id.text
      shortDescription = Text(text: text.summary)
      help = Markdown(text: text.page, markdown: text.page)
      defaultConfiguration = Configuration(level: SARIFReporter.level(text.severity))
    }
  }

  private struct Configuration: Encodable {
    var level: String
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var fixes: [Fix]?

    init(_ finding: Finding, index: Int, in report: Report, _ columns: inout ColumnCounter) {
      ruleId = finding.rule.text
      ruleIndex = index
      level = SARIFReporter.level(finding.severity)
      message = Text(text: finding.message.text)
      let artifact = Location.Artifact(finding.range.start.file, in: report)
      locations = [
        Location(
          physicalLocation: Location.Physical(
            artifactLocation: artifact, region: Location.Region(finding.range, &columns)))
      ]
      if let fix = finding.fix {
        let replacement = Fix.Replacement(
          deletedRegion: Location.Region(fix.range, &columns),
          insertedContent: Text(text: fix.replacement))
        fixes = [
          Fix(artifactChanges: [
            Fix.Change(
              artifactLocation: Location.Artifact(fix.range.start.file, in: report),
              replacements: [replacement])
          ])
        ]
      }
    }
  }

  private struct Fix: Encodable {
    struct Replacement: Encodable {
      var deletedRegion: Location.Region
      var insertedContent: Text
    }

    struct Change: Encodable {
      var artifactLocation: Location.Artifact
      var replacements: [Replacement]
    }

    var artifactChanges: [Change]
  }

  private struct Location: Encodable {
    struct Base: Encodable {
      var uri: String
    }

    struct Artifact: Encodable {
      var uri: String
      var uriBaseId: String?

      init(_ path: String, in report: Report) {
        let relative = report.relative(path)
        if relative == path {
          uri = "file://" + escaped(path)
        } else {
          // A colon in the first part would read as a scheme.
          uri = escaped(relative).replacing(":", with: "%3A")
          uriBaseId = base
        }
      }
    }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
      var endLine: Int
      var endColumn: Int

      init(_ range: SourceRange, _ columns: inout ColumnCounter) {
        startLine = range.start.line
        startColumn = columns.utf16Column(of: range.start)
        endLine = range.end.line
        endColumn = columns.utf16Column(of: range.end)
      }
    }

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }

    var physicalLocation: Physical
  }
}
