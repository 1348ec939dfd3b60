// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
package import ProjectModel
import SourceModel
import SwiftSyntax

/// Runs rules over a project.
package struct CheckRun {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type] = RuleRegistry.all) { self.rules = rules }

  /// The findings that no comment silences, by file, line and column.
  package func findings(
    in project: Project, baseline: Baseline? = nil,
    texts: SourceTexts = .onDisk(limit: SourceLoader.largestFile)
  ) -> [Finding] {
    var loader = SourceLoader(texts: texts)
    let words = rules.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let checked = loader.load(project, words: words, baseline: baseline)
    var found = loader.findings + project.problems.map(Finding.problem)
    for rule in rules { found += rule.init().findings(in: checked) }
    return Self.ordered(unsilenced(found, in: checked))
  }

  private func unsilenced(_ findings: [Finding], in project: CheckedProject) -> [Finding] {
    let trees = Dictionary(
      project.files.map { ($0.path, $0.tree) }, uniquingKeysWith: { first, _ in first })
    var suppressions: [String: Suppressions] = [:]
    return findings.filter { finding in
      let path = finding.position.file
      if suppressions[path] == nil {
        let text = trees[path]?.description ?? project.text(ofResource: path)
        suppressions[path] = Suppressions(text ?? "")
      }
      return suppressions[path]?.silence(finding) != true
    }
  }

  private static func ordered(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted { left, right in
      let (first, second) = (left.position, right.position)
      return (first.file, first.line, first.column, left.rule)
        < (second.file, second.line, second.column, right.rule)
    }
  }
}
