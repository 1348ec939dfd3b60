// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import ProjectModel
import SourceModel

/// The comments of a whole project that silence rules.
struct Silencing {
  private var byPath: [String: Suppressions] = [:]
  private let project: CheckedProject

  /// - Parameter marked: the sources that may have such comments.
  init(_ marked: [SourceFile], in project: CheckedProject) {
    self.project = project
    guard !marked.isEmpty else { return }
    let parsed = Dictionary(
      project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for source in marked {
      let file =
        parsed[source.path]
        ?? ParsedFile(shallow: source, module: "", configuration: SourceLoader.configuration)
      byPath[source.path] = Suppressions(file?.readComments() ?? [], path: source.path)
    }
  }

  /// What comments say in vain.
  var findings: [Finding] { byPath.values.flatMap(\.findings) }

  /// Whether a comment silences a finding. Files beside the sources are read when one is in them.
  mutating func silences(_ finding: Finding) -> Bool {
    let path = finding.position.file
    if byPath[path] == nil {
      let text = path.hasSuffix(".swift") ? nil : project.text(ofResource: path)
      byPath[path] = Suppressions(
        text.map(SuppressionMarker.comments) ?? [], path: path)
    }
    return byPath[path]?.silence(finding) == true
  }
}
