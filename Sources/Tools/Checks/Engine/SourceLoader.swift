// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import ProjectModel
import SourceModel

/// Reads the sources of a project and parses those that matter.
package struct SourceLoader {
  /// Sources above this size are generated; nobody writes an intent in them.
  package static let largestFile = 8 << 20

  static let configuration = SourceConfiguration(platform: .ios, languageMode: 5)

  /// What could not be read, as findings: the rest is checked all the same.
  package private(set) var findings: [Finding] = []
  /// The files that may have comments which silence rules.
  private(set) var marked: [SourceFile] = []
  /// By path: rules may ask for a text again.
  private var read: [String: String] = [:]
  private let texts: SourceTexts
  private let progress: (CheckStep) -> Void

  package init(
    texts: SourceTexts = .onDisk(limit: largestFile),
    progress: @escaping (CheckStep) -> Void = { _ in }
  ) {
    self.texts = texts
    self.progress = progress
  }

  /// - Parameter words: what rules look for beside declarations.
  package mutating func load(
    _ project: Project, words: Set<String>, baseline: Baseline? = nil
  ) -> CheckedProject {
    let membership = Membership(project)
    if !membership.modules.contains(where: { !$0.paths.isEmpty }) {
      findings.append(.noSources(project))
    }
    var selection = SourceSelection(
      membership.modules.map { module in
        SourceModule(
          name: module.name, files: module.paths.compactMap { read($0) }, isLeaf: module.isTest)
      }, configuration: Self.configuration, words: words, followsBodies: true, limitsNesting: true,
      closesMembers: true)
    let index = selection.index { progress(.parsing($0)) }
    findings += selection.tooDeep.map { .unreadable($0, .tooDeep) }
    findings += selection.parsed.compactMap { file in
      file.conflict.map { .conflict(in: file.path, line: $0) }
    }
    return CheckedProject(
      project: project, files: selection.parsed, index: index, owners: membership.owners,
      texts: texts.knowing(read), baseline: baseline)
  }

  private mutating func read(_ path: String) -> SourceFile? {
    progress(.reading(path))
    do {
      let file = SourceFile(path: path, text: try texts.read(path))
      read[path] = file.text
      if SuppressionMarker.isIn(file.text) { marked.append(file) }
      return file
    } catch {
      findings.append(.unreadable(path, error))
      return nil
    }
  }
}
