// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import ProjectModel
import SourceModel

/// Reads the sources of a project and parses those that matter.
package struct SourceLoader {
  /// Sources above this size are generated; nobody writes an intent in them.
  package static let largestFile = 8 << 20

  /// What could not be read, as findings: the rest is checked all the same.
  package private(set) var findings: [Finding] = []
  private let texts: SourceTexts

  package init(texts: SourceTexts = .onDisk(limit: largestFile)) { self.texts = texts }

  /// - Parameter words: what rules look for beside declarations.
  package mutating func load(
    _ project: Project, words: Set<String>, baseline: Baseline? = nil
  ) -> CheckedProject {
    let membership = Membership(project)
    var selection = SourceSelection(
      membership.modules.map { module in
        SourceModule(
          name: module.name, files: module.paths.compactMap { read($0) }, isLeaf: module.isTest)
      }, configuration: SourceConfiguration(platform: .ios, languageMode: 5), words: words,
      followsBodies: true)
    let index = selection.index()
    return CheckedProject(
      project: project, files: selection.parsed, index: index, owners: membership.owners,
      texts: texts, baseline: baseline)
  }

  private mutating func read(_ path: String) -> SourceFile? {
    do {
      return SourceFile(path: path, text: try texts.read(path))
    } catch {
      findings.append(.unreadable(path, error))
      return nil
    }
  }
}
