// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata
package import ProjectModel
import SourceModel

/// What an earlier state of the project told the system, to compare identities with.
package struct Baseline: Sendable {
  /// What messages call it: "revision 1.2", "'Acme.app'".
  package var name: String
  /// What the sources or the bundle of that state declare, all targets together.
  package var manifest: Manifest
  /// The identifiers of the intents that each app and extension has.
  package var intentsByTarget: [String: Set<String>]
  /// The intents of SiriKit definitions.
  package var customIntents: [CustomIntent]
  /// The file that declared an intent, relative to the project, by `intent/…`; empty where the
  /// earlier state was a bundle.
  package var files: [String: String]

  package init(
    name: String, manifest: Manifest, intentsByTarget: [String: Set<String>] = [:],
    customIntents: [CustomIntent] = [], files: [String: String] = [:]
  ) {
    self.name = name
    self.manifest = manifest
    self.intentsByTarget = intentsByTarget
    self.customIntents = customIntents
    self.files = files
  }

  /// Reads the earlier state from its sources.
  package static func read(
    _ project: Project, named name: String,
    texts: SourceTexts = .onDisk(limit: SourceLoader.largestFile)
  ) -> Baseline {
    var loader = SourceLoader(texts: texts)
    let checked = loader.load(project, words: [])
    var result = Baseline(name: name, manifest: checked.manifest)
    result.customIntents = checked.readCustomIntents().map(\.intent)
    let reach = Reach(project)
    for intent in checked.intents {
      let identifier = checked.identifier(of: intent)
      guard isShipped(intent), Obsolescence.reason(of: intent) == nil else {
        result.manifest.intents[identifier] = nil
        continue
      }
      result.files["intent/\(identifier)"] = project.shown(intent.file.path)
      for program in reach.programs(of: intent) {
        result.intentsByTarget[program.name, default: []].insert(identifier)
      }
    }
    return result
  }

  /// Whether people have it: what only tests compile, or nothing does, is in no app.
  private static func isShipped(_ declaration: Declaration) -> Bool {
    declaration.targets.contains { !$0.product.isTest }
  }
}
