// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import ProjectModel

/// Why the imports of a file are not found on Linux.
struct MissingModules {
  let reason: String

  init(_ modules: [String], _ project: Project) {
    var apples: [String] = []
    var parts: [String] = []
    var packages: [String] = []
    for module in modules {
      if let target = project.targets.first(where: { $0.moduleName == module }) {
        let hint = Self.folder(of: target, project).map { " (--sources \($0))" } ?? ""
        parts.append("\(module), a module of the project that is not chosen\(hint)")
      } else if LinuxModules.isApples(module) {
        apples.append(module)
      } else {
        packages.append(module)
      }
    }
    if !apples.isEmpty {
      let names = apples.joined(separator: ", ")
      parts.insert("\(names), which \(Self.verb(apples)) no counterpart", at: 0)
    }
    if !packages.isEmpty {
      parts.append("\(packages.joined(separator: ", ")) of other packages")
    }
    reason = "imports " + parts.joined(separator: "; and ")
  }

  /// The folder that holds all of a target's sources and is not the whole project.
  private static func folder(of target: Target, _ project: Project) -> String? {
    guard var folder = target.sources.first.map(SourceChoice.folder) else { return nil }
    while !target.sources.allSatisfy({ $0.hasPrefix(folder + "/") }) {
      folder = SourceChoice.folder(of: folder)
    }
    return folder.hasPrefix(project.root + "/") ? project.shown(folder) : nil
  }

  private static func verb(_ names: [String]) -> String { names.count == 1 ? "has" : "have" }
}
