// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

/// Which module a file is read as, and which targets compile it.
struct Membership {
  struct Module {
    var name: String
    var paths: [String]
    var isTest = false
  }

  private(set) var modules: [Module] = []
  private(set) var owners: [String: [Target]] = [:]

  /// A file that several targets compile is read once, as part of the most central of them.
  init(_ project: Project) {
    var seen: Set<String> = []
    let targets = project.targets.enumerated().sorted {
      ($0.element.product.distance, $0.offset) < ($1.element.product.distance, $1.offset)
    }.map(\.element)
    for target in targets {
      for path in target.sources { owners[path, default: []].append(target) }
      let own = target.sources.filter { seen.insert($0).inserted }
      guard !own.isEmpty else { continue }
      if target.product == .folder {
        modules += Self.groups(own, in: project)
      } else {
        modules.append(
          Module(name: target.moduleName, paths: own, isTest: target.product.isTest))
      }
    }
    let unowned = project.unowned.filter { $0.hasSuffix(".swift") && seen.insert($0).inserted }
    modules += Self.groups(unowned, in: project)
  }

  /// Files that no manifest speaks of: what stands below one folder of the root belongs together.
  private static func groups(_ paths: [String], in project: Project) -> [Module] {
    let byFolder = Dictionary(grouping: paths) { path -> String in
      let parts = project.shown(path).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : project.name
    }
    return byFolder.sorted { $0.key < $1.key }.map { Module(name: $0, paths: $1.sorted()) }
  }
}

extension ProductType {
  /// How far from the middle of a project a target stands: the app is the middle.
  fileprivate var distance: Int {
    if isApplication { return 0 }
    if isLibrary { return 1 }
    return isTest ? 3 : 2
  }
}
