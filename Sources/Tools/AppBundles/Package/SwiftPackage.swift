// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// A package as `swift package describe` tells of it.
struct SwiftPackage: Codable, Hashable, Sendable {
  struct Target: Codable, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }

    var name: String
    var c99name: String
    /// `executable`, `library`, `test`, `plugin`, `macro`, `snippet`, `system-target`, `binary`.
    var type: String
    /// Relative to the package, absolute for a target outside of it.
    var path: String
    var sources: [String]
    var targetDependencies: [String]?
    var productDependencies: [String]?
  }

  struct Product: Codable, Hashable, Sendable {
    var name: String
    var targets: [String]
  }

  var name: String
  var path: String
  var targets: [Target]
  var products: [Product]

  func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// The absolute path of a target's folder.
  func folder(of target: Target) -> String {
    target.path.hasPrefix("/") ? target.path : "\(path)/\(target.path)"
  }
}

/// A package's manifest as `swift package dump-package` tells of it: it names the plugins, which
/// `describe` does not.
struct PackageManifest: Codable, Hashable, Sendable {
  struct Target: Codable, Hashable, Sendable {
    var name: String
    /// Each with the plugin's name first, under `plugin`.
    var pluginUsages: [[String: [String?]]]?
  }

  var targets: [Target]

  func targets(using plugin: String) -> Set<String> {
    let users = targets.filter { target in
      (target.pluginUsages ?? []).contains { $0["plugin"]?.first == plugin }
    }
    return Set(users.map(\.name))
  }
}

/// One package of the graph, as `swift package show-dependencies` tells of it.
struct PackageGraph: Codable, Hashable, Sendable {
  /// The last part of the location in lower case: the name of its folder of plugin outputs.
  var identity: String
  var path: String
  var dependencies: [PackageGraph]

  /// The root first, each package once.
  var all: [PackageGraph] {
    var seen: Set<String> = []
    var result: [PackageGraph] = []
    var waiting = [self][...]
    while let next = waiting.popFirst() {
      guard seen.insert(next.identity).inserted else { continue }
      result.append(next)
      waiting += next.dependencies
    }
    return result
  }
}

/// Where a module of a package's graph is declared.
struct ModuleReference: Hashable, Sendable {
  var packageIdentity: String
  var target: SwiftPackage.Target
}

/// The packages of a graph that were described, the root first.
struct DescribedPackages: Hashable, Sendable {
  var packages: [(identity: String, package: SwiftPackage)]
  /// By the package's identity, the targets that use the build plugin. What it wrote for another
  /// target is left from a time when that one did.
  var pluginUsers: [String: Set<String>] = [:]

  var root: SwiftPackage { packages[0].package }

  static func == (left: Self, right: Self) -> Bool {
    left.packages.map(\.identity) == right.packages.map(\.identity)
      && left.packages.map(\.package) == right.packages.map(\.package)
  }

  func hash(into hasher: inout Hasher) {
    for entry in packages { hasher.combine(entry.package) }
  }

  func usesPlugin(_ module: ModuleReference) -> Bool {
    pluginUsers[module.packageIdentity]?.contains(module.target.name) ?? false
  }

  /// The absolute path of a module's folder, nil when its package was not described.
  func folder(of module: ModuleReference) -> String? {
    packages.first { $0.identity == module.packageIdentity }?.package.folder(of: module.target)
  }

  /// The modules that are linked into a target of the root, the target's own first.
  func closure(of name: String) -> [ModuleReference] {
    var result: [ModuleReference] = []
    var seen: Set<String> = []
    var waiting: [(package: Int, target: String)] = [(0, name)]
    while let next = waiting.popLast() {
      let (identity, package) = packages[next.package]
      guard let target = package.target(named: next.target),
        seen.insert("\(identity)/\(target.name)").inserted
      else { continue }
      result.append(ModuleReference(packageIdentity: identity, target: target))
      waiting += (target.targetDependencies ?? []).map { (next.package, $0) }
      for product in target.productDependencies ?? [] {
        for (index, other) in packages.enumerated() where index != next.package {
          let found = other.package.products.first { $0.name == product }
          waiting += (found?.targets ?? []).map { (index, $0) }
        }
      }
    }
    return result
  }
}
