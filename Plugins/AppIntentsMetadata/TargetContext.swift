// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// The modules that a target uses.
struct TargetContext {
  /// All of them, by name: what `#if canImport` may find.
  let importableModules: [String]
  /// Those whose sources may declare what the target's intents name.
  let readableModules: [any SourceModuleTarget]

  init(package: Package, target: any Target) {
    let all = target.recursiveTargetDependencies
    importableModules = all.map { ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name }.sorted()
    let readable = Self.readableTargets(package)
    readableModules = all.compactMap { $0 as? any SourceModuleTarget }
      .filter { readable.contains($0.id) }
      .sorted { $0.moduleName < $1.moduleName }
  }

  /// The targets of this package and of its local dependencies.
  ///
  /// OpenAppIntents itself is left out: its protocols are known to the tool.
  private static func readableTargets(_ root: Package) -> Set<Target.ID> {
    var result: Set<Target.ID> = []
    var seen: Set<Package.ID> = []
    var queue = [root]
    while let package = queue.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      queue += package.dependencies.map(\.package)
      let isOwn =
        package.products.contains { $0.name == "AppIntentsMetadata" }
        || package.products.contains { $0.name == "AppIntents" }
      guard !isOwn, package.origin.isLocal || package.id == root.id else { continue }
      result.formUnion(package.targets.map(\.id))
    }
    return result
  }
}

extension PackageOrigin {
  var isLocal: Bool {
    switch self {
    case .root, .local: true
    default: false
    }
  }
}
