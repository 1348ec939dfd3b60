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

  var root: SwiftPackage { packages[0].package }

  static func == (left: Self, right: Self) -> Bool {
    left.packages.map(\.identity) == right.packages.map(\.identity)
      && left.packages.map(\.package) == right.packages.map(\.package)
  }

  func hash(into hasher: inout Hasher) {
    for entry in packages { hasher.combine(entry.package) }
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
