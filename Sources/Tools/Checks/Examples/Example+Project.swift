// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ProjectModel

extension Example {
  /// The root folder of the made-up project.
  package static let root = "/example"

  /// The project that the example tells of; nothing of it is on the disk.
  package var project: Project {
    let byName = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0) })
    let extensions = parts.filter(\.product.isExtension).map(\.name)
    let targets = parts.filter { !$0.isUnowned }.map { part in
      let paths = ([part] + part.shares.compactMap { byName[$0] }).flatMap { owner in
        owner.files.keys.sorted().map { Self.path(of: $0, in: owner) }
      }
      return Target(
        name: part.name, product: part.product, manifest: Self.root + "/project.pbxproj",
        platforms: [.iOS], sources: paths.filter { $0.hasSuffix(".swift") },
        resources: paths.filter { !$0.hasSuffix(".swift") }, dependencies: part.dependencies,
        embeds: part.product == .application ? extensions : [],
        infoPlist: part.infoPlist ?? Self.infoPlist(of: part),
        infoPlistPath: part.files["Info.plist"].map { _ in Self.path(of: "Info.plist", in: part) },
        localizations: part.localizations)
    }
    let unowned = parts.filter(\.isUnowned).flatMap { part in
      part.files.keys.sorted().map { Self.path(of: $0, in: part) }
    }
    return Project(
      name: "Example", kind: .xcodeProject, root: Self.root, targets: targets,
      unowned: unowned, developmentRegion: "en",
      knownRegions: Set(["en"] + parts.flatMap(\.localizations)).sorted())
  }

  private static func infoPlist(of part: Part) -> [String: PlistValue]? {
    part.files["Info.plist"].flatMap { text in
      let plain = Data(text.filter { $0 != mark }.utf8)
      return try? PropertyListDecoder().decode([String: PlistValue].self, from: plain)
    }
  }

  /// The texts without their marks.
  package var texts: SourceTexts {
    var texts: [String: String] = [:]
    for part in parts {
      for (name, text) in part.files {
        texts[Self.path(of: name, in: part)] = text.filter { $0 != Self.mark }
      }
    }
    let all = texts
    return SourceTexts { (path) throws(SourceReadError) in
      guard let text = all[path] else { throw .missing }
      return text
    }
  }

  /// What the earlier state of the project told the system.
  package var baseline: Baseline? {
    guard !earlier.isEmpty else { return nil }
    let before = Example(parts: earlier, fails: false)
    return Baseline.read(before.project, named: "the earlier state", texts: before.texts)
  }

  /// Stands in front of the place of a finding.
  package static let mark: Character = "↓"

  package static func path(of file: String, in part: Part) -> String {
    "\(root)/\(part.name)/\(file)"
  }
}
