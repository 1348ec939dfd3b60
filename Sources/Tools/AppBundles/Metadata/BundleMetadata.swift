// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata

/// The merged metadata of every executable of a bundle.
struct BundleMetadata {
  /// The contents of one `Metadata.appintents`.
  struct Contents: Hashable, Sendable {
    var manifest: Manifest
    var supplement: ManifestSupplement
  }

  /// By the bundle's path relative to the `.app`; the app's own holds all modules of the bundle.
  private(set) var contents: [String: Contents] = [:]
  /// What is allowed and probably not meant.
  private(set) var warnings: [String] = []

  init(
    _ targets: BundleTargets, modules read: [ModuleReference: ModuleMetadata], package: SwiftPackage
  ) throws(BundleBuildError) {
    func metadata(of target: BundleTarget) -> [ModuleMetadata] {
      target.modules.compactMap { read[$0] }
    }
    let appModules = metadata(of: targets.app)
    var all = appModules
    for target in targets.extensions {
      all += metadata(of: target).filter { !all.contains($0) }
    }
    guard !all.isEmpty else { throw Self.noPlugin(package) }
    let shortcuts = Set(appModules.map(\.module))
    let merged = try ManifestMerge(all, shortcuts: shortcuts)
    guard !merged.manifest.intents.isEmpty else { throw Self.noIntents(package, all) }

    var supplement = merged.supplement
    supplement.executables = targets.all.map(\.executable)
    supplement.placements = try PlacementDecision(executables: targets.all)
      .placements(of: merged.manifest, positions: merged.supplement.positions)
    contents[""] = Contents(manifest: merged.manifest, supplement: supplement)
    warnings = all.flatMap { $0.supplement.warnings ?? [] }

    for target in targets.extensions {
      let own = try ManifestMerge(metadata(of: target), shortcuts: [])
      var ownSupplement = own.supplement
      ownSupplement.executables = [target.executable]
      contents[target.bundlePath] = Contents(manifest: own.manifest, supplement: ownSupplement)
      for module in metadata(of: target)
      where module.declaresShortcuts && !shortcuts.contains(module.module) {
        warnings.append(
          "the AppShortcutsProvider of module '\(module.module)' is not in the app, so its phrases "
            + "do not count; add the module to the dependencies of '\(targets.app.target.name)'")
      }
    }
  }

  private static func noPlugin(_ package: SwiftPackage) -> BundleBuildError {
    BundleBuildError(
      .declaration,
      "no target of package '\(package.name)' uses the plugin AppIntentsMetadata; add plugins: "
        + "[.plugin(name: \"AppIntentsMetadata\", package: \"OpenAppIntents\")] to the targets "
        + "that declare intents")
  }

  private static func noIntents(
    _ package: SwiftPackage, _ modules: [ModuleMetadata]
  ) -> BundleBuildError {
    let names = modules.map { "'\($0.module)'" }.sorted().joined(separator: ", ")
    return BundleBuildError(
      .declaration,
      "package '\(package.name)' declares no intents in \(names); declare a type that conforms to "
        + "AppIntent, or add the plugin AppIntentsMetadata to the target that does")
  }
}
