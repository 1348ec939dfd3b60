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
  /// The identifiers of the intents of each target, where the earlier state was a project.
  package var intentsByTarget: [String: Set<String>]

  package init(name: String, manifest: Manifest, intentsByTarget: [String: Set<String>] = [:]) {
    self.name = name
    self.manifest = manifest
    self.intentsByTarget = intentsByTarget
  }

  /// Reads the earlier state from its sources.
  package static func read(
    _ project: Project, named name: String,
    texts: SourceTexts = .onDisk(limit: SourceLoader.largestFile)
  ) -> Baseline {
    var loader = SourceLoader(texts: texts)
    let checked = loader.load(project, words: [])
    var byTarget: [String: Set<String>] = [:]
    for intent in checked.intents {
      for target in intent.targets {
        byTarget[target.name, default: []].insert(checked.identifier(of: intent))
      }
    }
    return Baseline(name: name, manifest: checked.manifest, intentsByTarget: byTarget)
  }
}
