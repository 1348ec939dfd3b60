// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
package import ProjectModel
import SourceModel

/// Runs rules over a project.
package struct CheckRun {
  private let rules: [any Rule.Type]
  private let muted: Set<RuleID>

  /// - Parameter muted: the notices that are not wanted.
  package init(rules: [any Rule.Type] = RuleRegistry.all, muted: Set<RuleID> = []) {
    self.rules = rules
    self.muted = muted
  }

  /// The findings that no comment silences, by file, line and column.
  ///
  /// - Parameter progress: called before each step, on this thread.
  package func findings(
    in project: Project, baseline: Baseline? = nil,
    texts: SourceTexts = .onDisk(limit: SourceLoader.largestFile),
    progress: @escaping (CheckStep) -> Void = { _ in }
  ) -> [Finding] {
    var loader = SourceLoader(texts: texts, progress: progress)
    let words = rules.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let checked = loader.load(project, words: words, baseline: baseline)
    var silencing = Silencing(loader.marked, in: checked)
    var found = loader.findings + project.problems.map(Finding.problem) + silencing.findings
    for rule in rules {
      progress(.looking(rule.id))
      found += rule.init().findings(in: checked)
    }
    found += checked.files.filter(\.hasTooDeepMember).map { .unreadable($0.path, .tooDeep) }
    found.removeAll { muted.contains($0.rule) }
    return Self.ordered(found.filter { !silencing.silences($0) })
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
