// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// The manifest of a bundle from those of its modules.
struct ManifestMerge {
  private(set) var manifest: Manifest
  private(set) var supplement = ManifestSupplement()
  /// Where each identifier was declared, by kind and name.
  private var owners: [String: ModuleMetadata] = [:]

  /// - Parameters:
  ///   - modules: every module of the bundle's executables.
  ///   - shortcuts: the modules whose `AppShortcutsProvider` counts: those of the app.
  init(
    _ modules: [ModuleMetadata], shortcuts: Set<String>
  ) throws(BundleBuildError) {
    manifest = Manifest(generator: "openappintents", generatorVersion: "1")
    for module in modules { try add(module) }
    try addShortcuts(of: modules.filter { shortcuts.contains($0.module) })
    supplement.modules = modules.map(\.module).sorted()
  }

  private mutating func add(_ module: ModuleMetadata) throws(BundleBuildError) {
    let own = module.manifest
    try claim(own.intents.keys.sorted(), "intent", for: module)
    try claim(own.entities.keys.sorted(), "entity", for: module)
    try claim(own.enums.map(\.identifier), "enum", for: module)
    try claim(own.queries.keys.sorted(), "query", for: module)
    manifest.intents.merge(own.intents) { first, _ in first }
    manifest.entities.merge(own.entities) { first, _ in first }
    manifest.queries.merge(own.queries) { first, _ in first }
    manifest.enums += own.enums
    supplement.positions.merge(module.supplement.positions) { first, _ in first }
  }

  /// Identifiers have no module in them, so two declarations of one name cannot be told apart.
  private mutating func claim(
    _ names: [String], _ kind: String, for module: ModuleMetadata
  ) throws(BundleBuildError) {
    for name in names {
      let path = "\(kind)/\(name)"
      if let other = owners.updateValue(module, forKey: path) {
        throw BundleBuildError(
          .declaration,
          "\(kind) '\(name)' is declared twice, at \(other.position(path)) and at "
            + "\(module.position(path)); rename one")
      }
    }
  }

  private mutating func addShortcuts(of modules: [ModuleMetadata]) throws(BundleBuildError) {
    let providers = modules.filter(\.declaresShortcuts)
    guard providers.count < 2 else {
      let names = providers.map { $0.position(Self.providerPath(of: $0)) }
      throw BundleBuildError(
        .declaration,
        "the app has \(providers.count) AppShortcutsProviders, at \(names.joined(separator: " and "))"
          + "; an app may have one")
    }
    guard let provider = providers.first else { return }
    for key in [
      "autoShortcuts", "autoShortcutProviderMangledName", "negativePhrases", "shortcutTileColor",
    ] { manifest.object[key] = provider.manifest.object[key] ?? manifest.object[key] }
    try PhraseConflicts(manifest, of: provider).check()
  }

  private static func providerPath(of module: ModuleMetadata) -> String {
    module.supplement.positions.keys.filter { $0.hasPrefix("shortcut/") }.min() ?? ""
  }
}
