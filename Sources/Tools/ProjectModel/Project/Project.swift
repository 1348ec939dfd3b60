// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What the sources of an app are made into: its targets, with their files and settings.
///
/// All paths are absolute; ``shown(_:)`` gives what messages print.
package struct Project: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case swiftPackage, xcodeProject, folder }

  package var name: String
  package var kind: Kind
  /// The absolute folder that shown paths are relative to.
  package var root: String
  package var targets: [Target]
  /// Swift, intent definition and vocabulary files under the root that no target has.
  package var unowned: [String]
  package var problems: [ProjectProblem]
  /// The language that the sources are written in, as the project says it.
  package var developmentRegion: String?
  /// The languages that the project says it has, without `Base`.
  package var knownRegions: [String]

  package init(
    name: String, kind: Kind, root: String, targets: [Target] = [], unowned: [String] = [],
    problems: [ProjectProblem] = [], developmentRegion: String? = nil, knownRegions: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.root = root
    self.targets = targets
    self.unowned = unowned
    self.problems = problems
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }

  /// A path relative to the root, as it is when it lies elsewhere.
  package func shown(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }

  /// The targets that a target depends on, each once, itself left out.
  package func allDependencies(of target: Target) -> [Target] {
    var seen: Set<Target.ID> = [target.id]
    var result: [Target] = []
    var open = [target]
    while let next = open.popLast() {
      for name in next.dependencies {
        guard let other = self.target(named: name, usedBy: next), seen.insert(other.id).inserted
        else { continue }
        result.append(other)
        open.append(other)
      }
    }
    return result
  }

  /// The target of a name; of several, the one of the same manifest.
  package func target(named name: String, usedBy user: Target) -> Target? {
    let named = targets.filter { $0.name == name && $0.id != user.id }
    return named.first { $0.manifest == user.manifest } ?? named.first
  }

  /// The targets that embed a target.
  package func embedders(of target: Target) -> [Target] {
    targets.filter { $0.manifest == target.manifest && $0.embeds.contains(target.name) }
  }
}
